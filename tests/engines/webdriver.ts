/** WebDriver over HTTP, as much of it as the tests need: https://www.w3.org/TR/webdriver2/ */
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './engine.ts';

/** Key under which the standard hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const keys = { Escape: '\uE00C', Tab: '\uE004' };

/** Opens a browser through a driver that listens at `driver`. */
export async function startSession(driver: string, capabilities: object): Promise<Visitor> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) => send<Value>(`${session}/${command}`, 'POST', body);
  const element = async (selector: string) => {
    const found = await post<Record<string, string>>('element', { using: 'css selector', value: selector });
    return `element/${found[elementKey]}`;
  };
  return {
    open: (url) => post('url', { url }),
    resize: (width, height) => resize(post, width, height),
    run: (read, ...args) => post('execute/sync', { script: `return (${read}).apply(null, arguments)`, args }),
    click: (selector) =>
      patiently(async () => {
        // The driver of WebKit does not always scroll by itself, and then calls the element not interactable.
        const scroll = `document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })`;
        await post('execute/sync', { script: scroll, args: [selector] });
        await post(`${await element(selector)}/click`, {});
      }),
    type: (selector, text) => patiently(async () => post(`${await element(selector)}/value`, { text })),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    lookElsewhere: async () => {
      const here = await send<string>(`${session}/window`, 'GET');
      const { handle } = await post<{ handle: string }>('window/new', { type: 'tab' });
      await post('window', { handle });
      await send(`${session}/window`, 'DELETE');
      await post('window', { handle: here });
    },
    close: () => send(session, 'DELETE'),
  };
}

type Post = <Value>(command: string, body: object) => Promise<Value>;

/** The window follows a moment later. A bar of the browser's own may take some of the height. */
async function resize(post: Post, width: number, height: number): Promise<void> {
  await post('window/rect', { width, height });
  for (let attempt = 0; attempt < 50; attempt++) {
    const shown = await post<number>('execute/sync', { script: 'return innerWidth', args: [] });
    if (shown === width) return;
    await wait(100);
  }
  throw new Error(`The window does not become ${width} px wide`);
}

/** Tries again for a few seconds where the element is on its way: not there yet, moving, being exchanged. */
async function patiently(act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 30) throw error;
      await wait(100);
    }
  }
}

async function send<Value>(address: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}
