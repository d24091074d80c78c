import type { Page } from '@playwright/test';

/** An element that the keyboard has reached. */
export type Stop = {
  /** Place in the document, and a name for messages. */
  position: number;
  name: string;
  /** Whether the keyboard may stay on it for some presses: a frame, or a field with several parts. */
  hasParts: boolean;
  isMarked: boolean;
  isInWindow: boolean;
  isUnderHeader: boolean;
  /** Whether the bar at the foot of the window of phones covers a part of it. */
  isUnderBar: boolean;
};

declare global {
  interface Window {
    /** Where the focus was after each key; null where it was on nothing. */
    stops?: (Stop | null)[];
  }
}

/** Keys that are pressed before the page is asked where the focus went. */
const batch = 10;

/** Presses a key until the focus leaves the page or comes back to where it began, or as often as is said. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  presses = Infinity,
): Promise<{ stops: Stop[]; hasEnd: boolean }> {
  await page.evaluate(recordStops);
  const targets = await page.evaluate(() => document.querySelectorAll('a, button, input, summary').length);
  const limit = Math.min(presses, targets + 60);
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < limit; pressed += batch) {
    for (let index = pressed; index < Math.min(pressed + batch, limit); index++)
      await page.keyboard.press(key);
    for (const stop of await page.evaluate(() => window.stops?.splice(0) ?? [])) {
      if (!stop || (stops.length > 1 && stop.position === stops[0]?.position)) return { stops, hasEnd: true };
      const last = stops.at(-1);
      // A part of a date field, such as its calendar, is marked by the browser where no style sheet can see it.
      if (last?.hasParts && stop.position === last.position) last.isMarked ||= stop.isMarked;
      else stops.push(stop);
    }
  }
  return { stops, hasEnd: false };
}

/** Has the page note where the focus is after each key, when it has moved and the page has scrolled. */
function recordStops(): void {
  const isRecording = window.stops !== undefined;
  window.stops = [];
  if (isRecording) return;
  addEventListener('keyup', ({ key }) => key === 'Tab' && window.stops?.push(readStop()), true);
  // Inside a frame the keys are no longer heard.
  addEventListener('blur', (event) => {
    if (event.target === window) window.stops?.push(readStop());
  });

  function readStop(): Stop | null {
    const element = document.activeElement;
    if (!element || element === document.body) return null;

    // A field that is drawn by its label shows the focus there.
    const own = element.getBoundingClientRect();
    const shown = own.width < 4 ? (element.closest('label') ?? element) : element;
    const box = shown.getBoundingClientRect();
    const label = element.closest('label');
    const bearers = [element, shown, ...(label ? [label] : []), ...shown.querySelectorAll('*')];
    const isMarked = bearers.some((bearer) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(bearer);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
      );
    });

    const header = document.querySelector('body > header');
    const isCovered = [box.left + 2, box.right - 2].some((x) => {
      const onTop = document.elementFromPoint(x, Math.max(box.top, 0) + 2);
      return onTop !== null && header?.contains(onTop) && !header.contains(element);
    });
    const bar = document.querySelector('reach-area > :last-child > nav');
    const barBox = bar?.getBoundingClientRect();
    return {
      position: [...document.querySelectorAll('*')].indexOf(element),
      name: element.outerHTML.slice(0, 120),
      hasParts: element.localName === 'iframe' || element.localName === 'input',
      isMarked: isMarked || element.localName === 'iframe',
      // What is higher than the window cannot be seen whole.
      isInWindow:
        box.bottom > 0 &&
        box.top < innerHeight &&
        (box.bottom <= innerHeight + 1 || box.height > innerHeight / 2),
      isUnderHeader: isCovered === true && box.height < innerHeight / 2,
      isUnderBar:
        barBox !== undefined &&
        barBox.height > 0 &&
        !bar?.contains(element) &&
        box.height < innerHeight / 2 &&
        box.bottom > barBox.top + 1 &&
        box.top < barBox.bottom - 1,
    };
  }
}

/** What the keyboard should reach, and did not. Of a group of radio buttons it reaches one. */
export function findUnreached(reached: readonly number[]): string[] {
  const all = [...document.querySelectorAll('*')];
  const selector = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !element.matches(':disabled, [type="radio"], [aria-hidden="true"], [inert] *'))
    .filter((element) => !reached.includes(all.indexOf(element)))
    .map((element) => element.outerHTML.slice(0, 120));
}
