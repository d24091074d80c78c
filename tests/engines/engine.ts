/** What the tests need of a browser, whichever protocol drives it. */
export interface Visitor {
  /** Opens an address and waits for the page and what it loads. */
  open(address: string): Promise<void>;
  /** Size of the window's content in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function on the page. It sees nothing but its arguments. */
  run<Args extends unknown[], Result>(
    read: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Puts text into the first element that matches, its last letter by a key. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  /** Looks into another tab for a moment. Playwright tells every tab that it has the focus, so it cannot. */
  lookElsewhere?(): Promise<void>;
  /** Goes to the foot of the page, waits for what loads late, and returns the errors and warnings of this page. */
  readConsole?(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What the tests share: the running site and one window. */
export type Visit = { visitor: Visitor; site: string };

export interface Engine {
  name: string;
  /** Whether it overlooks the nested rules of a media query that comes to apply only after the page has loaded. */
  overlooksLateRules: boolean;
  /** What has to be installed for it, where it is missing. */
  missing: string | undefined;
  start(): Promise<Visitor>;
  /** Where its driver keeps the console to itself: opens addresses by themselves, and returns the errors and warnings. */
  readConsole?(addresses: readonly string[]): Promise<readonly string[]>;
}
