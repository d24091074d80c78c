/** The inquiry form in detail: its select boxes, its toast, and what is asked of those who leave the page. */
import { expect, test, type Dialog, type Page } from '@playwright/test';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { inquiryForm, budgetChoices } from '#content/inquiry-form.ts';
import { choices } from '#inquiry/inquiry.ts';
import { keysOf } from '#lib/keys.ts';
import { formOn, type Form, labels, toasts } from './contact-form.ts';
import { phone } from './pages.ts';
import { company } from '#content/company.ts';
import { person } from '../sample-inquiry.ts';
import { hold } from './page-state.ts';

let form: Form;
test.beforeEach(({ page }) => {
  form = formOn(page);
});

test.describe('a select box', () => {
  test('offers the choices of the specification, none of them empty', async ({ page }) => {
    await form.open();
    for (const name of keysOf(choices)) {
      await form.field(name).click();
      const listbox = page.getByRole('listbox', { name: labels[name] });
      await expect(listbox.getByRole('option')).toHaveText(choices[name].map(({ label }) => label));
      await page.keyboard.press('Escape');
      await expect(listbox).toBeHidden();
      await expect(form.field(name)).toBeFocused();
      const native = page.locator(`select[name="${name}"] option:enabled`);
      expect(
        await native.evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value)),
      ).toEqual(choices[name].map(({ value }) => value));
    }
  });

  test('works by keyboard', async ({ page }) => {
    await form.open();
    const option = (index: number) => page.getByRole('option').nth(index);
    await form.field('timeline').focus();
    await page.keyboard.press('ArrowDown');
    await expect(option(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.field('timeline')).toHaveText(choices.timeline[1].label);
    await expect(form.field('timeline')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(option(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(option(4)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form.field('timeline')).toHaveText(choices.timeline[4].label);
  });

  test('opens a list of at most 24 rem', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1600 });
    await form.open();
    await form.field('service').click();
    const height = await page.getByRole('listbox').evaluate((list) => getComputedStyle(list).maxBlockSize);
    expect(height).toBe('384px');
  });

  test('finds a choice by its first letters and forgets them after one second', async ({ page }) => {
    await page.clock.install();
    await form.open();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await form.field('service').focus();
    await page.keyboard.type('pr');
    await expect(form.field('service')).toHaveText(serviceChoices[1].label);
    await page.clock.runFor(900);
    // Still part of the same search: «prq» finds nothing.
    await page.keyboard.type('q');
    await expect(form.field('service')).toHaveText(serviceChoices[1].label);
    await page.clock.runFor(1000);
    await page.keyboard.type('q');
    await expect(form.field('service')).toHaveText(serviceChoices[2].label);
  });

  test('keeps the pointer away from the page while its list is open: a click beside it closes it and does no more', async ({
    page,
  }) => {
    await form.open();
    await form.field('service').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    const link = await page.locator('header a[href="/"]').first().boundingBox();
    if (!link) throw new Error('The header shows no link.');
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);
    // The next click reaches the page again.
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
    await expect(page).not.toHaveURL(/\/contact$/);
  });

  test('keeps 10 px from the window and scrolls a long list every 50 ms', async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 320, height: 340 });
    await form.open();
    await form.field('service').scrollIntoViewIfNeeded();
    await form.field('service').click();
    const list = page.getByRole('listbox');
    const box = await list.boundingBox();
    if (!box) throw new Error('The list is not shown.');
    expect(Math.round(box.x)).toBeGreaterThanOrEqual(10);
    expect(Math.round(box.y)).toBeGreaterThanOrEqual(10);
    expect(Math.round(box.x + box.width)).toBeLessThanOrEqual(310);
    expect(Math.round(box.y + box.height)).toBeLessThanOrEqual(330);
    const last = page.getByRole('option').last();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    // The button at the lower edge scrolls while the pointer is on it, by one option each time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const topOf = async () => Math.round((await last.boundingBox())?.y ?? NaN);
    let top = await topOf();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8, { steps: 3 });
    for (const time of [50, 100]) {
      await page.clock.runFor(49);
      expect(await topOf(), `the last option before ${time} ms`).toBe(top);
      await page.clock.runFor(1);
      await expect.poll(topOf, { message: `the last option after ${time} ms` }).toBeLessThan(top);
      top = await topOf();
    }
    await page.clock.resume();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await last.click();
    await expect(form.field('service')).toHaveText(serviceChoices[5].label);
  });

  test('leaves the header free', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await form.open();
    await form.field('industry').evaluate((select) => select.scrollIntoView({ block: 'end' }));
    await form.field('industry').click();
    const list = await page.getByRole('listbox').boundingBox();
    const header = await page.locator('header').boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity) + 9);
  });

  test('takes a choice back', async ({ page }) => {
    await form.open();
    await form.choose('budget', budgetChoices[0].label);
    await form.clear('budget').click();
    await expect(form.field('budget')).toHaveText(inquiryForm.choose);
    await expect(form.field('budget')).toBeFocused();
    expect((await form.values())['budget']).toBeUndefined();
    await expect(page.getByRole('button', { name: inquiryForm.clear })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

    test('works by touch', async ({ page }) => {
      await form.open();
      await expect(page.locator('button#industry')).toBeVisible();
      await form.field('industry').tap();
      await page.getByRole('option', { name: industryChoices[3].label }).tap();
      await expect(form.field('industry')).toHaveText(industryChoices[3].label);
    });
  });

  test('comes back as it was left after another page: nothing chosen by itself, nothing lost', async ({
    page,
  }) => {
    const [fromAddress, other, budget] = [industryChoices[1], industryChoices[3], budgetChoices[2]];
    page.on('dialog', (dialog) => void dialog.accept());
    const goAndReturn = async () => {
      await page.goto('/about');
      await page.goBack();
      await page.locator('form').scrollIntoViewIfNeeded();
      await expect(page.locator('button#timeline')).toHaveText(inquiryForm.choose);
    };
    await form.open(`/contact?industry=${fromAddress.value}`);
    await goAndReturn();
    await expect(form.field('industry')).toHaveText(fromAddress.label);
    for (const name of ['service', 'budget'] as const) {
      await expect(form.field(name)).toHaveText(inquiryForm.choose);
    }
    await form.choose('industry', other.label);
    await form.choose('budget', budget.label);
    await goAndReturn();
    await expect(form.field('budget')).toHaveText(budget.label);
    expect(await form.values()).toMatchObject({ industry: other.value, budget: budget.value });
  });
});

test.describe('a toast', () => {
  test('stays ten seconds, and longer while the pointer or the focus is on it', async ({ page }) => {
    await page.clock.install();
    await form.open();
    await form.submit.click();
    await expect(form.toast).toBeVisible();
    await page.clock.fastForward(9_000);
    await form.toast.hover();
    await page.clock.fastForward(30_000);
    await expect(form.toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(form.toast).toBeFocused();
    await page.clock.fastForward(30_000);
    await expect(form.toast).toBeVisible();
    await form.submit.focus();
    await page.clock.fastForward(10_000);
    await expect(form.toast).toHaveCount(0);
  });

  test('makes room for who goes to a field', async ({ page }) => {
    await page.setViewportSize(phone);
    await form.open();
    await form.submit.click();
    await expect(form.toast).toBeVisible();
    await form.summary.getByRole('link').first().click();
    await expect(form.field('firstName')).toBeFocused();
    await expect(form.toast).toHaveCount(0);
  });

  test('is announced once and politely, since the summary takes focus, and can be closed by keyboard, in German', async ({
    page,
  }) => {
    await form.open();
    await form.submit.click();
    const announcement = page.getByRole('status').filter({ hasText: toasts.missing.text });
    await expect(announcement).toHaveCount(1);
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await expect(announcement).toHaveText(
      `${toasts.announcement} ${toasts.missing.title} ${toasts.missing.text}`,
    );
    await expect(announcement).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(page.getByRole('list').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: toasts.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.toast).toHaveCount(0);
  });
});

/** Nothing typed is lost without a warning, and nobody is warned without a reason. */
test.describe('leaving the contact page', () => {
  /** Whether the browser asks before the page is closed; it stays open where it does. */
  async function asksBeforeClosing(page: Page): Promise<boolean> {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return true;
    });
    const closed = page.waitForEvent('close').then(() => false);
    await page.close({ runBeforeUnload: true });
    return Promise.race([asked, closed]);
  }

  test('who has typed or chosen something is asked before the page is closed, and no more once it is taken back', async ({
    page,
  }) => {
    await form.open(`/contact?service=${serviceChoices[0].value}`, { projectDescription: '500 Laternen' });
    expect(await asksBeforeClosing(page), 'typed').toBe(true);
    await expect(page.locator('#projectDescription')).toHaveValue('500 Laternen');
    await form.enter({ projectDescription: '' });
    await form.choose('industry', industryChoices[0].label);
    expect(await asksBeforeClosing(page), 'chosen').toBe(true);
    await form.clear('industry').click();
    expect(await asksBeforeClosing(page), 'taken back').toBe(false);
  });

  test('who has typed before the script was there too', async ({ page }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    await page.goto('/contact');
    await page.locator('#firstName').fill('Regula');
    arrive();
    await expect(form.submit).toBeEnabled();
    expect(await asksBeforeClosing(page)).toBe(true);
  });

  test('who has only read is not asked, nor who comes with a service preselected', async ({ page }) => {
    await form.open(`/contact?industry=${industryChoices[0].value}`);
    await page.locator('#firstName').click();
    expect(await asksBeforeClosing(page)).toBe(false);
  });

  test('after the thanks nobody is asked, until the next edit', async ({ page }) => {
    await form.open('/contact', person);
    await form.send();
    await form.again.click();
    await page.locator('#phone').click();
    await page.reload();
    await form.open('/contact', { phone: '+41 44' });
    expect(await asksBeforeClosing(page)).toBe(true);
  });

  test('who calls or writes an e-mail from the page is not asked', async ({ page }) => {
    const dialogs: string[] = [];
    const note = (dialog: Dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', note);
    await form.open('/contact', { firstName: 'Regula' });
    const main = page.getByRole('main');
    for (const name of [company.phone, company.email]) {
      await main.getByRole('link', { name }).first().click();
      await page.waitForTimeout(300);
    }
    expect(dialogs).toEqual([]);
    page.off('dialog', note);
    // And is still asked where something would be lost.
    await page.waitForTimeout(1000);
    expect(await asksBeforeClosing(page)).toBe(true);
  });

  test('who comes back after sending finds the thanks, and the form again when asked; nothing typed is kept by the site', async ({
    page,
  }) => {
    await form.open('/contact', person);
    await form.send();
    expect(await page.evaluate(() => history.state as unknown)).toBe('sent');
    await page.goto('/about');
    await page.goBack();
    await expect(form.thanks).toBeVisible();
    await expect(form.submit).toBeHidden();
    await expect(form.toast).toHaveCount(0);
    await form.again.click();
    await expect(page.locator('#company')).toHaveValue(person.company);
    await page.reload();
    await form.open();
  });
});
