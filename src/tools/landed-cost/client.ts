import { landedCostMessages as messages, costs, type Shipment } from '#content/tools/landed-cost.ts';
import type { ImportTaxRate } from '#content/tools/import-tax.ts';
import { fill } from '#lib/fill.ts';
import { formatAmount, formatCount, formatMoney, readAmount, readCount, type Reading } from '../amount.ts';
import { announcer } from '../announcer.ts';
import { fieldOf, showMessage, watchFields } from '../fields.ts';
import { printButton } from '../print.ts';
import { shareButton, writeFragment } from '../share.ts';
import { show } from '../show.ts';
import { readShipment, shipmentValues } from './address.ts';
import { bars, landedCost } from './landed-cost.ts';

/** Makes the worked example a calculator. */
export function start(section: HTMLElement) {
  const form = section.querySelector('form') as HTMLFormElement;
  const announce = announcer(section);

  watchFields(form, messageFor);
  form.addEventListener('input', () => announce(update()));
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) rewrite(target);
    const values = address();
    if (values !== null) writeFragment(section, values);
  });
  shareButton(section, address, messages);
  printButton(section);

  function address(): string | null {
    const shipment = readForm(form);
    return shipment && shipmentValues(shipment);
  }

  /** Calculates and shows the result; returns what there is to be said about it. */
  function update(): string {
    const shipment = readForm(form);
    draw(section, shipment);
    if (!shipment) {
      show(section, Object.fromEntries(results.map((name) => [name, messages.none])));
      return messages.unfinished;
    }
    const { base, tax, total, perPiece } = landedCost(shipment);
    const amounts = { base, tax, total, ...perPiece };
    const entries = results.map((name) => [name, amounts[name]] as const);
    show(section, Object.fromEntries(entries.map(([name, amount]) => [name, formatAmount(amount)])));
    return fill(
      messages.result,
      Object.fromEntries(entries.map(([name, amount]) => [name, formatMoney(amount)])),
    );
  }

  return (values: string) => {
    const shipment = readShipment(values);
    if (!shipment) return;
    for (const cost of costs) fieldOf(form, cost).value = formatAmount(shipment[cost]);
    fieldOf(form, 'pieces').value = formatCount(shipment.pieces);
    rateOf(form).value = shipment.rate;
    for (const name of [...costs, 'pieces']) showMessage(fieldOf(form, name), null);
    announce(update());
    section.scrollIntoView();
  };
}

const rateOf = (form: HTMLFormElement) => form.elements.namedItem('rate') as RadioNodeList;

const results = ['base', 'tax', 'total', 'deducting', 'paying'] as const;

/** What the fields say, or null while one of them cannot be read. */
function readForm(form: HTMLFormElement): Shipment | null {
  const entries = [...costs, 'pieces' as const].map((name) => [name, read(fieldOf(form, name))] as const);
  if (entries.some(([, reading]) => 'problem' in reading)) return null;
  const values = entries.map(([name, reading]) => [name, 'value' in reading ? reading.value : 0]);
  return { ...Object.fromEntries(values), rate: rateOf(form).value as ImportTaxRate };
}

/** A cost left empty is none, except the goods themselves. Nothing can be shared out among no pieces. */
function read({ name, value }: HTMLInputElement): Reading {
  if (name !== 'pieces') return value.trim() === '' && name !== 'goods' ? { value: 0 } : readAmount(value);
  const reading = readCount(value);
  return 'value' in reading && reading.value === 0 ? { problem: 'impossible' } : reading;
}

function messageFor(field: HTMLInputElement): string | null {
  if (field.type === 'radio') return null;
  const reading = read(field);
  if ('value' in reading) return null;
  const texts = field.name === 'pieces' ? messages.pieces : messages.misreadings;
  const [whole = '', thousandths = ''] = field.value.trim().split(/[.,]/);
  return fill(texts[reading.problem], {
    thousands: `${whole}’${thousandths}`,
    decimals: `${whole}.${thousandths.slice(0, 2)}`,
  });
}

/** Writes a number that was understood as the site writes it: so the visitor sees how. */
function rewrite(field: HTMLInputElement): void {
  if (field.type === 'radio' || field.value.trim() === '') return;
  const reading = read(field);
  if ('problem' in reading) return;
  field.value = field.name === 'pieces' ? formatCount(reading.value) : formatAmount(reading.value);
}

/** Sets the bars below the lines; without a result there are none. */
function draw(section: HTMLElement, shipment: Shipment | null): void {
  const lengths: Readonly<Record<string, { x: number; width: number }>> = shipment ? bars(shipment) : {};
  for (const bar of section.querySelectorAll<SVGRectElement>('[data-bar]')) {
    const { x, width } = lengths[bar.dataset['bar'] ?? ''] ?? { x: 0, width: 0 };
    bar.setAttribute('x', `${x}%`);
    bar.setAttribute('width', `${width}%`);
  }
}
