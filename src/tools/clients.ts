/** The browser's part of each tool, fetched when its section comes near. */
const clients = {
  'landed-cost': () => import('./landed-cost/client.ts'),
  sampling: () => import('./sampling/client.ts'),
  'norms-guide': () => import('./norms-guide/client.ts'),
  'offer-checklist': () => import('./offer-checklist/client.ts'),
  'order-calendar': () => import('./order-calendar/client.ts'),
} satisfies Record<string, () => Promise<ToolClient>>;

export type ToolName = keyof typeof clients;

/** A tool's module for the browser. */
export interface ToolClient {
  /** Makes the section interactive. What it returns takes over the values of an address, the part after `#id=`. */
  start: (section: HTMLElement) => ((values: string) => void) | void;
}

export const isTool = (name: string | undefined): name is ToolName => name !== undefined && name in clients;

export const fetchClient = (name: ToolName): Promise<ToolClient> => clients[name]();
