/** What both forms have to do in every engine: the inquiry, and the way to an appointment. */
import { describe, expect, test } from 'vitest';
import { appointment } from '#content/appointment.ts';
import { requiredFields } from '#content/contract.ts';
import { formTexts, industryChoices, serviceChoices } from '#content/forms.ts';
import { errorMessage, inquiryForm } from '#content/inquiry-form.ts';
import { ownFramePage } from '#booking/settings.ts';
import { caller, person } from '../sample-inquiry.ts';
import type { Visit } from './engine.ts';
import { keepMails } from '../mails.ts';

const { toasts, thankYou } = inquiryForm;
const submit = 'form button[type="submit"]';
const [industry, service] = [industryChoices[1], serviceChoices[2]];

/** What stands in the form; choices by their values. */
const values = () =>
  Object.fromEntries(
    [...new FormData(document.querySelector('form') ?? undefined)].map(([n, v]) => [n, `${v}`]),
  );

const textOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';

const toastText = () => document.querySelector<HTMLElement>('[role="region"] ol > li')?.innerText ?? '';

const focusedText = () => (document.activeElement as HTMLElement | null)?.innerText ?? '';

export function testForm(visit: Visit): void {
  describe('the inquiry form', () => {
    /** Opens the page, goes to the form and waits until it can submit and the select boxes are exchanged. */
    const openForm = async (query = '') => {
      const { visitor, site } = visit;
      await visitor.resize(1280, 800);
      // An entry of the history that remembers a sent inquiry stays where its address is opened once more.
      await visitor.open('about:blank');
      await visitor.open(`${site}/contact${query}`);
      await visitor.run(() => document.querySelector('form')?.scrollIntoView());
      const isReady = () =>
        document.querySelector('form button[type="submit"]:enabled') !== null &&
        document.querySelectorAll('form :not([hidden]) > select:not([aria-hidden])').length === 0;
      await expect.poll(() => visitor.run(isReady)).toBe(true);
      return visitor;
    };

    const fill = async () => {
      const visitor = await openForm(`?service=${service.value}`);
      for (const [name, text] of Object.entries(person)) await visitor.type(`#${name}`, text);
      return visitor;
    };

    test('without the required fields shows what is missing, and a toast', async () => {
      const visitor = await openForm();
      await visitor.click(submit);
      await expect.poll(() => visitor.run(focusedText)).toContain(formTexts.checkEntries);
      const shown = await visitor.run(focusedText);
      for (const name of requiredFields) expect(shown).toContain(errorMessage(name, 'missing'));
      await expect.poll(() => visitor.run(toastText)).toContain(toasts.missing.title);
      expect(await visitor.run(toastText)).toContain(toasts.missing.text);
    });

    test('keeps what is filled in when something is missing', async () => {
      const visitor = await openForm();
      await visitor.type('#firstName', person.firstName);
      await visitor.type('#projectDescription', 'Zeile');
      await visitor.click(submit);
      await expect.poll(() => visitor.run(focusedText)).toContain(formTexts.checkEntries);
      expect(await visitor.run(focusedText)).not.toContain(errorMessage('firstName', 'missing'));
      expect(await visitor.run(values)).toMatchObject({
        firstName: person.firstName,
        projectDescription: 'Zeile',
      });
    });

    test('thanks with a toast, never sooner than after one second', async () => {
      const visitor = await fill();
      const start = performance.now();
      await visitor.click(submit);
      await expect.poll(() => visitor.run(focusedText), { interval: 20 }).toBe(thankYou.simulated);
      expect(performance.now() - start).toBeGreaterThanOrEqual(1000);
      await expect.poll(() => visitor.run(toastText)).toContain(toasts.sent.title);
      expect(await visitor.run(toastText)).toContain(toasts.sent.text);
    });

    test('comes back with every value for a new inquiry', async () => {
      const visitor = await fill();
      const before = await visitor.run(values);
      expect(before).toMatchObject({ ...person, service: service.value });
      await visitor.click(submit);
      await expect.poll(() => visitor.run(focusedText)).toBe(thankYou.simulated);
      const mark = (text: string) => {
        const buttons = [...document.querySelectorAll('main button')];
        buttons.find((button) => button.textContent.trim() === text)?.setAttribute('data-again', '');
      };
      await visitor.run(mark, thankYou.again);
      await visitor.click('[data-again]');
      await expect.poll(() => visitor.run(values)).toEqual(before);
    });

    test('begins with the service and the industry of the address', async () => {
      const visitor = await openForm(`?service=${service.value}&industry=${industry.value}`);
      await expect.poll(() => visitor.run(textOf, '#service')).toBe(service.label);
      expect(await visitor.run(textOf, '#industry')).toBe(industry.label);
      expect(await visitor.run(values)).toMatchObject({ service: service.value, industry: industry.value });
    });

    test('keeps over a reload what was chosen where the engine keeps what was typed', async () => {
      const visitor = await openForm();
      await visitor.type('#lastName', person.lastName);
      await visitor.click('#service');
      await visitor.click('[role="option"]:nth-of-type(3)');
      await expect.poll(() => visitor.run(textOf, '#service')).toBe(service.label);
      await visitor.run(() => setTimeout(() => location.reload(), 100));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await visitor.run(() => document.querySelector('form')?.scrollIntoView());
      await expect.poll(() => visitor.run(textOf, 'button#service')).not.toBe('');
      const { lastName } = (await visitor.run(values)) as Record<string, string>;
      const kept = lastName === '' ? inquiryForm.choose : service.label;
      await expect.poll(() => visitor.run(textOf, 'button#service')).toBe(kept);
    });
  });
}

export function testBooking(visit: Visit): void {
  test('the appointment page leads to an e-mail with the proposals', async () => {
    const { visitor, site } = visit;
    await visitor.resize(880, 750);
    await visitor.open(site + ownFramePage);
    const hasTimes = () => document.querySelector('input[name="time"]') !== null;
    await expect.poll(() => visitor.run(hasTimes), { timeout: 15_000 }).toBe(true);
    // No mail program may open here.
    await visitor.run(keepMails);
    await visitor.click('label:has(input[name="time"])');
    await visitor.click('form button[type="submit"]');
    const isAtDetails = () => document.querySelector('#name')?.checkVisibility() ?? false;
    await expect.poll(() => visitor.run(isAtDetails)).toBe(true);
    for (const [name, text] of Object.entries(caller)) await visitor.type(`#${name}`, text);
    await visitor.click('form > div:not([hidden]) button[type="submit"]');
    await expect.poll(() => visitor.run(focusedText)).toBe(appointment.done.heading.mail);
    const mail = await visitor.run(() => window.mails.join());
    for (const text of Object.values(caller)) expect(mail).toContain(encodeURIComponent(text));
  });
}
