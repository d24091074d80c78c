/** Every island from its first field to its last view, by itself and on a page that somebody translates. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownFramePage } from '#booking/settings.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { person } from '../sample-inquiry.ts';
import type { Visit, Visitor } from './engine.ts';
import { startSite } from './visit.ts';
import { keepMails } from '../mails.ts';

declare global {
  interface Window {
    thrown: string[];
  }
}

type Step = (hand: Hand) => Promise<unknown>;

interface Walk {
  path: string;
  /** In the island that the walk is about. */
  island: string;
  /** What is done before the script is there. */
  early?: Step;
  steps: readonly Step[];
  /** What stands on the page and in its mails at the end, by hand. */
  end: readonly (string | RegExp)[];
}

/** What a visitor does. */
const handOf = (visitor: Visitor) => ({
  click: (selector: string) => visitor.click(selector),
  /** Types over what stands in a field, and leaves it. */
  fill: async (selector: string, text: string) => {
    await visitor.run((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
    await visitor.type(selector, text);
    await visitor.press('Tab');
  },
  /** Chooses a date or a native option. */
  set: (selector: string, value: string) => visitor.run(setValue, selector, value),
  choose: async (field: string, place: number) => {
    await visitor.click(`button#${field}`);
    await visitor.click(`[role="option"]:nth-of-type(${place})`);
  },
});
type Hand = ReturnType<typeof handOf>;

function setValue(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  field.focus();
  // As React listens to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  field.blur();
}

const submit = ({ click }: Hand) => click('form button[type="submit"]');

const walks: Readonly<Record<string, Walk>> = {
  'the inquiry form': {
    path: '/contact',
    island: 'form',
    early: ({ fill }) => fill('#firstName', person.firstName),
    steps: [
      submit,
      ({ fill }) => fill('#lastName', person.lastName),
      ({ fill }) => fill('#email', 'regula'),
      submit,
      ({ fill }) => fill('#company', person.company),
      ({ fill }) => fill('#email', person.email),
      ({ choose }) => choose('industry', 3),
      ({ choose }) => choose('service', 2),
      ({ choose }) => choose('service', 4),
      ({ choose }) => choose('budget', 1),
      ({ click }) => click(`button[aria-label^="${inquiryForm.clear}: ${inquiryForm.labels.budget}"]`),
      ({ fill }) => fill('#projectDescription', '500 Laternen'),
      submit,
      ({ click }) => click('#anfrage ~ * button[data-kind="secondary"], main button[data-kind="secondary"]'),
      ({ choose }) => choose('industry', 1),
      submit,
    ],
    end: [
      person.firstName,
      inquiryForm.thankYou.simulated,
      'Gastronomie & Hotellerie',
      'Logistik & Transport',
      '500 Laternen',
    ],
  },
  'the checklist': {
    path: '/contact',
    island: '#checkliste',
    steps: [
      ({ click }) => click('#checkliste li:nth-child(1) label'),
      ({ click }) => click('#checkliste li:nth-child(3) label'),
      ({ click }) => click('#checkliste li:nth-child(1) label'),
      ({ click }) => click('#checkliste li:nth-child(2) label'),
    ],
    end: [/2 von \d+/],
  },
  'the landed cost': {
    path: '/services/logistik-transport',
    island: '#einstandskosten',
    steps: [
      ({ click }) => click('[data-line="tax"] label:has(input:not(:checked))'),
      ({ fill }) => fill('#einstandskosten-goods', '12.345'),
      ({ fill }) => fill('#einstandskosten-goods', '10000'),
      ({ fill }) => fill('#einstandskosten-pieces', 'viele'),
      ({ fill }) => fill('#einstandskosten-pieces', '500'),
      ({ fill }) => fill('#einstandskosten-today', '1'),
      ({ fill }) => fill('#einstandskosten-today', '90'),
      ({ fill }) => fill('#einstandskosten-fees', '0'),
    ],
    end: ['10’000.00', '500'],
  },
  'the sample': {
    path: '/services/qualitaetsmanagement',
    island: '#aql',
    steps: [
      ({ fill }) => fill('#aql-lot', '1'),
      ({ fill }) => fill('#aql-lot', 'viele'),
      ({ fill }) => fill('#aql-lot', '5000'),
      ({ click }) => click('#aql button[type="button"]'),
      ({ click }) => click('#aql button[type="button"]'),
      ({ fill }) => fill('#aql-lot', '2.500'),
    ],
    end: ['2.500'],
  },
  'the norms': {
    path: '/services/zertifizierungsberatung',
    island: '#normen',
    steps: [
      ({ click }) => click('#normen fieldset label:nth-of-type(2)'),
      ({ click }) => click('#normen fieldset label:nth-of-type(5)'),
      ({ click }) => click('#normen fieldset label:nth-of-type(2)'),
      ({ click }) => click('#normen fieldset label:nth-of-type(5)'),
      ({ click }) => click('#normen fieldset label:nth-of-type(1)'),
    ],
    end: [],
  },
  'the order calendar': {
    path: '/services/end-to-end-sourcing',
    island: '#bestellkalender',
    steps: [
      ({ set }) => set('#bestellkalender-delivery', '2028-06-15'),
      ({ set }) => set('#bestellkalender-delivery', ''),
      ({ set }) => set('#bestellkalender-delivery', '2028-03-15'),
      ({ fill }) => fill('#bestellkalender-weeks', '99'),
      ({ fill }) => fill('#bestellkalender-weeks', '4'),
      ({ fill }) => fill('#bestellkalender-sea', '21'),
      ({ set }) => set('#bestellkalender-delivery', '2026-12-20'),
    ],
    end: [/20\.\s+Dezember 2026/],
  },
  'the departure board': {
    path: '/',
    island: '#abfahrt',
    early: ({ click }) => click('#abfahrt h2'),
    steps: [
      ({ set }) => set('#abfahrt select', 'porzellan'),
      ({ set }) => set('#abfahrt input', '2028-06-15'),
      ({ set }) => set('#abfahrt input', ''),
      ({ set }) => set('#abfahrt input', '2027-01-05'),
      ({ set }) => set('#abfahrt select', 'haushalt'),
    ],
    end: [/5\.\s+Januar 2027/],
  },
  'the appointment': {
    path: ownFramePage,
    island: 'main',
    steps: [
      ({ click }) => click('form > div:not([hidden]) > button[type="submit"]'),
      ({ click }) => click('label:nth-of-type(2):has([name="time"])'),
      ({ click }) => click('label:nth-of-type(3):has([name="day"])'),
      ({ click }) => click('label:nth-of-type(1):has([name="time"])'),
      ({ click }) => click('label:nth-of-type(2):has([name="time"])'),
      ({ click }) => click('form > div:not([hidden]) > button[type="submit"]'),
      ({ fill }) => fill('#name', 'Regula Muster'),
      ({ fill }) => fill('#email', 'regula'),
      ({ click }) => click('[name="kind"][value="video"]'),
      ({ click }) => click('form > div:not([hidden]) button[type="submit"]'),
      ({ fill }) => fill('#company', 'Muster Handel AG'),
      ({ fill }) => fill('#email', person.email),
      ({ click }) => click('form > div:not([hidden]) button[data-kind="secondary"]'),
      ({ click }) => click('form > div:not([hidden]) > button[type="submit"]'),
      ({ click }) => click('form > div:not([hidden]) button[type="submit"]'),
      ({ click }) => click('main div > a + button + button'),
    ],
    end: ['Regula Muster', 'Muster Handel AG', person.email, /(?:– \p{L}+, \d.*\n){3}/u],
  },
};

/**
 * Everything that a visitor sees, has typed or takes along, without the marks of a translation, once nothing has changed for
 * so many milliseconds. Runs on the page.
 */
async function readState(stillFor = 0) {
  const plain = (text: string) => text.replaceAll(/[⟦⟧]/g, '');
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const valueOf = (field: HTMLInputElement) =>
    field instanceof HTMLSelectElement
      ? (field.selectedOptions[0]?.attributes.getNamedItem('value') ?? { value: '' }).value
      : field.value;
  const read = () => ({
    texts: all('astro-island, [role="region"] li').map(({ textContent }) => plain(textContent)),
    fields: all<HTMLInputElement>('astro-island :is(input, textarea, select):not([aria-hidden])').map(
      (field) =>
        `${field.id || field.name}: ${field.checked ?? ''} ${valueOf(field)} ${field.hasAttribute('aria-invalid')}`,
    ),
    links: all<HTMLAnchorElement>('astro-island a').map(({ href }) =>
      decodeURIComponent(href.replace(location.origin, '')),
    ),
    title: plain(document.title),
    address: location.pathname + location.search + location.hash,
    mails: window.mails.map(decodeURIComponent),
    thrown: [...window.thrown],
  });
  let [state, since] = [read(), performance.now()];
  while (performance.now() - since < stillFor) {
    // 50 ms: time passes five times as fast here.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify(state)) [state, since] = [now, performance.now()];
  }
  return state;
}

type State = Awaited<ReturnType<typeof readState>>;

/** Runs on the page, before its scripts: notes what is thrown, draws by no chance, and lets time pass faster. */
function listen(): void {
  const later = setTimeout;
  window.setTimeout = ((run: () => void, milliseconds = 0) =>
    later(run, milliseconds / 5)) as typeof setTimeout;
  Math.random = () => 0.5;
  window.thrown = [];
  addEventListener('error', ({ message }) => window.thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.thrown.push(String(reason)));
}

/** The site, whose scripts come when they are let go, or after five seconds: Firefox takes a page for loaded only with them. */
async function startHeldSite() {
  let letGo = () => {};
  let held = Promise.resolve();
  const site = await startSite((address) => (address.endsWith('.js') ? held : undefined));
  return {
    ...site,
    hold: () => (held = Promise.race([wait(5_000), new Promise<void>((resolve) => (letGo = resolve))])),
    letGo: () => letGo(),
  };
}

/** Goes to the first island that sleeps until it is near, and returns whether there was one. Runs on the page. */
function wakeNext(): boolean {
  const sleeping = document.querySelector('astro-island[ssr]:not([client="touch"])');
  (sleeping?.firstElementChild ?? sleeping)?.scrollIntoView();
  return sleeping !== null;
}

export function testIslands(visit: Visit, chosen: readonly Translation[]): void {
  describe.each(Object.entries(walks))('%s', (_name, walk) => {
    let site: Awaited<ReturnType<typeof startHeldSite>>;
    beforeAll(async () => {
      site = await startHeldSite();
    });
    afterAll(() => site.close());

    /** Opens the page, and goes on once the island lives. */
    const begin = async (translation?: Translation) => {
      const { visitor } = visit;
      site.hold();
      // What an entry of the history remembers stays where an address is opened once more.
      await visitor.open('about:blank');
      await visitor.resize(1000, 800);
      await visitor.open(site.url + walk.path);
      await visitor.run(listen);
      await visitor.run(keepMails);
      if (translation) await visitor.run(translate, translation);
      await visitor.run((island) => document.querySelector(island)?.scrollIntoView(), walk.island);
      await walk.early?.(handOf(visitor));
      site.letGo();
      const isAwake = (part: string) => {
        const island = [...document.querySelectorAll('astro-island')].find((one) =>
          one.matches(`:has(${part}), ${part} *`),
        );
        return Object.keys(island?.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps'));
      };
      await expect.poll(() => visitor.run(isAwake, walk.island)).toBe(true);
      // The others too, whenever they would have come near: one that lives has lost its white space.
      await expect.poll(() => visitor.run(wakeNext)).toBe(false);
      await visitor.run((island) => document.querySelector(island)?.scrollIntoView(), walk.island);
      await atRest(visitor);
    };

    const untouched: State[] = [];
    test('leads to its end', async () => {
      const { visitor } = visit;
      await begin();
      for (const step of [async () => {}, ...walk.steps]) {
        await step(handOf(visitor));
        untouched.push(await atRest(visitor));
      }
      const last = untouched.at(-1);
      expect(last?.thrown).toEqual([]);
      const end = JSON.stringify(last).replaceAll('\\r', '').replaceAll('\\n', '\n');
      for (const text of walk.end) expect(end).toMatch(text);
    });

    test.each(chosen)('says and sends the same where its texts are replaced %s', async (translation) => {
      const { visitor } = visit;
      await begin(translation);
      for (const [index, step] of [async () => {}, ...walk.steps].entries()) {
        await step(handOf(visitor));
        await expect
          .poll(() => visitor.run(readState, 0), { message: `after step ${index}` })
          .toEqual(untouched[index]);
      }
    });
  });
}

/** What a page says once nothing has changed for longer than a result takes to be read out. */
const atRest = (visitor: Visitor): Promise<State> => visitor.run(readState, 300);

/** When a translator, or who else reads along, replaces the texts of a page; the last one parts them, as annotations do. */
export const translations = ['at once', 'a moment later', 'by their halves'] as const;

type Translation = (typeof translations)[number];

/**
 * Replaces every text of a page by `font > font > text` with other words, also those that come later: some texts are taken
 * away, some moved into the new element. Adds an element to the body and attributes to the fields, as password managers do.
 * Runs on the page.
 */
export function translate(translation: Translation): void {
  const untouched = 'script, style, template, textarea, font';
  const known = new WeakSet<Text>();
  let count = 0;

  const replace = (text: Text, words: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    if (count++ % 2 === 0) return inner.append(words);
    text.data = words;
    inner.append(text);
  };
  const take = (text: Text) => {
    if (known.has(text) || !text.parentElement || text.parentElement.closest(untouched)) return;
    known.add(text);
    // Read now: a translation that comes over the network is of what stood here then.
    const words = `⟦${text.data}⟧`;
    if (translation === 'at once') replace(text, words);
    else if (translation === 'by their halves') known.add(text.splitText(text.length / 2));
    else if (text.data.trim()) setTimeout(() => replace(text, words), 200);
  };
  const takeAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(take);
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.setAttribute('data-filler', '');
  };

  takeAll(document.body);
  document.title = `⟦${document.title}⟧`;
  document.body.prepend(document.createElement('filler-bar'));
  document.body.append(document.createElement('filler-menu'));
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(takeAll);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  if (translation === 'by their halves') setInterval(() => document.body.normalize(), 300);
}
