/**
 * WebKit as its Linux port has it: MiniBrowser, driven by WebDriver, on a display of its own.
 * Debian and Ubuntu: packages webkit2gtk-driver and xvfb.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { freePort, startProgram } from '../../scripts/server/program.ts';
import type { Engine, Visitor } from './engine.ts';
import { testEngine } from './visit.ts';
import { unknownPath } from '../browser/pages.ts';
import { findProgram } from '../../scripts/browser/find.ts';

const driver = findProgram('WebKitWebDriver');
// The newest: where 4.0 is installed beside 4.1, its MiniBrowser clicks for no driver.
const browser = globSync('/usr/lib{,64,exec,/*}/{webkit2gtk,webkitgtk}-*/MiniBrowser').toSorted().at(-1);
const isComplete = driver && browser && findProgram('Xvfb');

const webkit: Engine = {
  name: 'WebKit',
  overlooksLateRules: true,
  missing: isComplete ? undefined : 'WebKit (Debian: webkit2gtk-driver and xvfb)',

  start: async () => {
    const room = await openRoom();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const running = await startProgram(
      driver ?? '',
      [`--port=${port}`],
      `${address}/status`,
      room.environment,
    );
    const options = { binary: browser, args: ['--automation'] };
    const visitor = await startSession(address, { 'webkitgtk:browserOptions': options });
    const close = async () => {
      await visitor.close();
      await running.stop();
      await room.close();
    };
    return { ...visitor, close };
  },

  // Driven by WebDriver, the browser keeps its console to itself. Started like any program, it writes it out.
  readConsole: async (addresses) => {
    const room = await openRoom();
    const args = ['--enable-write-console-messages-to-stdout=true', ...addresses];
    const child = spawn(browser ?? '', args, { env: room.environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const ended = new Promise((resolve) => child.once('close', resolve));
    await untilQuiet(() => output);
    child.kill();
    await ended;
    await room.close();
    return output.split('\n').filter((line) => /: CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line));
  },
};

testEngine(webkit);

/** Nothing tells from outside when the pages are done. The last of them writes that it is not there. */
async function untilQuiet(read: () => string): Promise<void> {
  for (let second = 0; second < 150 && !read().includes(unknownPath); second++) await wait(1000);
  for (let before = ''; before !== read(); await wait(4000)) before = read();
}

/** A display, and folders for what the browser stores, both for one run only. */
async function openRoom() {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const display = await startDisplay();
  // The buttons of the browser's own bar keep the window from becoming as narrow as a phone.
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(
    join(folder, 'gtk-3.0/gtk.css'),
    'window * { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 4px }',
  );
  return {
    environment: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // Without a graphics card both draw on the processor; this one does with an eighth less of it.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    close: async () => {
      await display.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a display without a screen. It picks its number itself and writes it to the fourth file. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const name = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (data) => resolve(`:${String(data).trim()}`));
    server.once('error', reject);
  });
  return {
    name,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

// From here on WebDriver over HTTP, as much of it as the tests need: https://www.w3.org/TR/webdriver2/

/** Key under which the standard hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const keys = { Escape: '\uE00C', Tab: '\uE004' };

/** Opens a browser through a driver that listens at an address. */
async function startSession(address: string, capabilities: object): Promise<Visitor> {
  const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${sessionId}`;
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
