import type { FullConfig } from '@playwright/test';
import { startServer } from '../../scripts/server/start.ts';

/**
 * Serves the site to the tests, without the header for which Chromium begins a process of its own for every page that is the
 * first in its window: that was a third of what a visit takes of the processor. Other tests ask servers for that header.
 */
export default async function serveSite({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const { close } = await startServer({ port: Number(port), leftOut: ['Cross-Origin-Opener-Policy'] });
  return close;
}
