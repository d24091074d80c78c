import { knownYears, limits, orderCalendarMessages as messages } from '#content/tools/order-calendar.ts';
import { fill } from '#lib/fill.ts';
import { readCount } from '../amount.ts';
import { announcer } from '../announcer.ts';
import { fieldOf, showMessage, watchFields } from '../fields.ts';
import { printButton } from '../print.ts';
import { shareButton, writeFragment } from '../share.ts';
import { show } from '../show.ts';
import { isWithin, readWish, wishValues } from './address.ts';
import { formatDay, isoDate, readDay, today } from './days.ts';
import { axisOf, closureTexts, lineOf, monthTexts, type AxisText } from './drawing.ts';
import { isKnown, lastProductionDay, planOrder, type OrderPlan, type Wish } from './order-plan.ts';

/** Days from today to the delivery that is shown first once the example has passed. */
const usualNotice = 180;

/** Makes the example a calendar for any delivery date. */
export function start(section: HTMLElement) {
  const form = section.querySelector('form') as HTMLFormElement;
  const ways = [...section.querySelectorAll<HTMLElement>('[data-days]')];
  const announce = announcer(section);

  watchFields(form, messageAt);
  form.addEventListener('input', () => announce(update()));
  form.addEventListener('change', () => {
    const values = address();
    if (values !== null) writeFragment(section, values);
  });
  shareButton(section, address, messages);
  printButton(section);
  moveOn(fieldOf(form, 'delivery'));
  update();

  function address(): string | null {
    const wish = readForm(form);
    return wish && wishValues(wish);
  }

  /** The plans for a wish, slowest way first; null where a holiday is not known. */
  function plansFor(wish: Wish | null): OrderPlan[] | null {
    const plans = wish && ways.map(({ dataset }) => planOrder(wish, Number(dataset['days'])));
    return plans?.every(isKnown) ? plans : null;
  }

  /** Draws the lines; returns what there is to be said about them. */
  function update(): string {
    const plans = plansFor(readForm(form));
    const axis = plans && axisOf(plans);
    drawTexts(section, 'closures', axis ? closureTexts(axis) : []);
    drawTexts(section, 'months', axis ? monthTexts(axis) : []);
    const sentences = ways.map((way, index) => {
      const plan = plans?.[index];
      const text = plan && plan.order < today() ? messages.missed : messages.orderBy;
      way.toggleAttribute('data-late', text === messages.missed);
      show(way, {
        orderBy: text,
        order: plan ? formatDay(plan.order) : messages.none,
        detail: plan
          ? fill(messages.detail, {
              last: formatDay(lastProductionDay(plan)),
              days: way.dataset['days'] ?? '',
            })
          : '',
      });
      if (!plan || !axis) return '';
      const { order, ready, ...bands } = lineOf(plan, axis);
      for (const [part, d] of Object.entries(bands)) {
        way.querySelector(`[data-band="${part}"]`)?.setAttribute('d', d);
      }
      for (const [station, x] of Object.entries({ order, ready })) {
        way.querySelector(`[data-station="${station}"]`)?.setAttribute('cx', `${x}%`);
      }
      const title = way.querySelector('h3')?.textContent ?? '';
      return fill(messages.result, { title, text, date: formatDay(plan.order) });
    });
    section.toggleAttribute('data-empty', !plans);
    return plans ? sentences.join(' ') : names.map((name) => messageAt(fieldOf(form, name)) ?? '').join(' ');
  }

  /** The message at a field; at the date also where its order would fall into unknown years. */
  function messageAt(field: HTMLInputElement): string | null {
    const message = messageFor(field);
    if (message !== null || field.name !== 'delivery') return message;
    const wish = readForm(form);
    return wish && !plansFor(wish) ? fill(messages.problems.delivery, years) : null;
  }

  return (values: string) => {
    const wish = readWish(values);
    if (!wish) return;
    fieldOf(form, 'delivery').value = isoDate(wish.delivery);
    fieldOf(form, 'weeks').value = String(wish.weeks);
    fieldOf(form, 'reserve').value = String(wish.reserve);
    for (const name of names) showMessage(fieldOf(form, name), messageAt(fieldOf(form, name)));
    announce(update());
    section.scrollIntoView();
  };
}

const names = ['delivery', 'weeks', 'reserve'] as const;

const years = { from: String(knownYears.from), to: String(knownYears.to) };

function readForm(form: HTMLFormElement): Wish | null {
  const [delivery, weeks, reserve] = names.map((name) => read(fieldOf(form, name)));
  if (delivery == null || weeks == null || reserve == null) return null;
  return { delivery, weeks, reserve };
}

function read({ name, value }: HTMLInputElement): number | null {
  if (!isBounded(name)) return readDay(value);
  const reading = readCount(value);
  return 'value' in reading && isWithin(name, reading.value) ? reading.value : null;
}

function messageFor(field: HTMLInputElement): string | null {
  const { name } = field;
  if (read(field) !== null) return null;
  if (!isBounded(name)) return fill(messages.problems.delivery, years);
  const { min, max } = limits[name];
  return fill(messages.problems[name], { min: String(min), max: String(max) });
}

const isBounded = (name: string): name is keyof typeof limits => name in limits;

/** Once the example has passed, the calendar begins with a date that can still be met. */
function moveOn(field: HTMLInputElement): void {
  const example = readDay(field.value);
  if (example !== null && example < today() + usualNotice / 2) field.value = isoDate(today() + usualNotice);
}

function drawTexts(section: HTMLElement, kind: string, texts: readonly AxisText[]): void {
  const elements = texts.map(({ x, anchor, text }) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    element.setAttribute('x', `${x}%`);
    element.setAttribute('y', '1em');
    element.setAttribute('text-anchor', anchor);
    element.textContent = text;
    return element;
  });
  section.querySelector(`[data-texts="${kind}"]`)?.replaceChildren(...elements);
}
