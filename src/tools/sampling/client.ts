import { samplingMessages as messages, samplingPlans } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { formatCount, readCount } from '../amount.ts';
import { announcer } from '../announcer.ts';
import { fieldOf, showMessage, watchFields } from '../fields.ts';
import { writeFragment } from '../share.ts';
import { show } from '../show.ts';
import { drawDots } from './dots.ts';
import { planFor } from './sampling-plan.ts';

/** Makes the example an answer for any lot size. */
export function start(section: HTMLElement) {
  const form = section.querySelector('form') as HTMLFormElement;
  const field = fieldOf(form, 'lot');
  const announce = announcer(section);

  watchFields(form, messageFor);
  form.addEventListener('input', () => announce(update()));
  form.addEventListener('change', () => {
    const reading = readCount(field.value);
    if ('problem' in reading) return;
    field.value = formatCount(reading.value);
    writeFragment(section, String(reading.value));
  });

  /** Shows the plan for the lot; returns what there is to be said about it. */
  function update(): string {
    const reading = readCount(field.value);
    const lot = 'value' in reading ? reading.value : 0;
    const plan = planFor(lot);
    const isKnown = typeof plan === 'object';
    const values = isKnown
      ? {
          code: plan.code,
          sample: formatCount(plan.sample),
          major: String(plan.accepted.major),
          majorReject: String(plan.accepted.major + 1),
          minor: String(plan.accepted.minor),
          minorReject: String(plan.accepted.minor + 1),
        }
      : Object.fromEntries(results.map((name) => [name, messages.none]));
    show(section, values);
    markRow(section, isKnown ? samplingPlans.findIndex(({ code }) => code === plan.code) : -1);
    if (!isKnown) return messageFor(field) ?? '';
    drawLot(section, lot, plan.sample);
    return fill(messages.result, { ...values, lot: formatCount(lot) });
  }

  return (values: string) => {
    const reading = readCount(values);
    if ('problem' in reading) return;
    field.value = formatCount(reading.value);
    showMessage(field, messageFor(field));
    announce(update());
    section.scrollIntoView();
  };
}

const results = ['code', 'sample', 'major', 'majorReject', 'minor', 'minorReject'] as const;

function messageFor({ value }: HTMLInputElement): string | null {
  const reading = readCount(value);
  if ('problem' in reading) {
    return fill(messages.misreadings[reading.problem], { thousands: value.trim().replace(/[.,]/, '’') });
  }
  const plan = planFor(reading.value);
  return typeof plan === 'string' ? messages.outside[plan] : null;
}

function markRow(section: HTMLElement, current: number): void {
  for (const [index, row] of section.querySelectorAll('tbody tr').entries()) {
    if (index === current) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

function drawLot(section: HTMLElement, lot: number, sample: number): void {
  const dots = drawDots(lot, sample);
  section.querySelector('[data-dots]')?.setAttribute('viewBox', dots.viewBox);
  section.querySelector('[data-dots] :first-child')?.setAttribute('d', dots.lot);
  section.querySelector('[data-dots] :last-child')?.setAttribute('d', dots.sample);
}
