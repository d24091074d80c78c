import { expect, test } from 'vitest';
import { ownFramePage } from '#booking/addresses.ts';
import { appointment } from '#content/appointment.ts';
import type { Visit } from './engine.ts';

const person = { name: 'Regula Muster', company: 'Muster Handel AG', phone: '+41 44 111 22 33' };
const focusedText = () => (document.activeElement as HTMLElement | null)?.innerText ?? '';

export function testBooking(visit: Visit): void {
  test('the appointment page leads to an e-mail with the proposals', async () => {
    const { visitor, site } = visit;
    await visitor.resize(880, 750);
    await visitor.open(site + ownFramePage);
    const hasTimes = () => document.querySelector('input[name="time"]') !== null;
    await expect.poll(() => visitor.run(hasTimes), { timeout: 15_000 }).toBe(true);
    // No mail program may open here.
    await visitor.run(() => {
      window.open = (address) => {
        document.documentElement.dataset['mail'] = String(address);
        return null;
      };
    });
    await visitor.click('label:has(input[name="time"])');
    await visitor.click('form button[type="submit"]');
    const isAtDetails = () => document.querySelector('#name')?.checkVisibility() ?? false;
    await expect.poll(() => visitor.run(isAtDetails)).toBe(true);
    for (const [name, text] of Object.entries(person)) await visitor.type(`#${name}`, text);
    await visitor.click('form > div:not([hidden]) button[type="submit"]');
    await expect.poll(() => visitor.run(focusedText)).toBe(appointment.done.heading.mail);
    const mail = await visitor.run(() => document.documentElement.dataset['mail'] ?? '');
    for (const text of Object.values(person)) expect(mail).toContain(encodeURIComponent(text));
  });
}
