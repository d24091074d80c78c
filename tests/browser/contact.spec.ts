/** The inquiry form as the site ships: without an endpoint, it sends nothing. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, hold, idle, mailOf, scriptsOf } from './page-state.ts';
import { fieldNames, requiredFields } from '#content/contract.ts';
import { formTexts, industryChoices, serviceChoices } from '#content/forms.ts';
import { budgetChoices, errorMessage, inquiryForm, inquirySubstitute } from '#content/inquiry-form.ts';
import { contact } from '#content/pages/contact.ts';
import { choices, isRequired, type ChoiceField } from '#inquiry/inquiry.ts';
import { person } from '../sample-inquiry.ts';
import { formOn, type Form, labels, thankYou, toasts, traces } from './contact-form.ts';
import { desktop, phone, openIn } from './pages.ts';

let form: Form;
test.beforeEach(({ page }) => {
  form = formOn(page);
});

const budget = budgetChoices[4];

/** Everything the page asks for after this call. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

async function expectErrors(page: Page, fields: readonly (keyof typeof person)[]) {
  await expect(form.summary).toBeFocused();
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText(fields.map((name) => errorMessage(name, 'missing')));
  for (const name of requiredFields) {
    const isWrong = fields.includes(name);
    // `required` would make it wrong for screen readers in Firefox before anything is typed.
    await expect(form.field(name)).toHaveAttribute('aria-required', 'true');
    await expect(form.field(name)).not.toHaveAttribute('required');
    if (isWrong) {
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field(name)).toHaveAccessibleDescription(
        formTexts.errorPrefix + errorMessage(name, 'missing'),
      );
    } else await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.toast).toContainText(toasts.missing.title);
  await expect(form.toast).toContainText(toasts.missing.text);
  await expect(page).toHaveTitle(new RegExp(`^${inquiryForm.titlePrefixes.failed}`));
}

test.describe('an incomplete inquiry', () => {
  test('without a required field, or with blanks for it, is not accepted, which is said anew on every submit', async ({
    page,
  }) => {
    await form.open();
    const requests = recordRequests(page);
    for (const name of requiredFields) {
      await form.enter(person);
      for (const value of ['', ' \u00a0 ']) {
        await form.enter({ [name]: value });
        await form.submit.click();
        await expectErrors(page, [name]);
        await expect(form.submit).toHaveText(inquiryForm.submit);
        await page.keyboard.press('Escape');
        await expect(form.toast).toHaveCount(0);
      }
    }
    await expect(form.thanks).toBeHidden();
    // Scripts of the page may still arrive.
    expect(requests.filter((request) => !request.includes('/_astro/'))).toEqual([]);
  });

  test('leads from the summary to the fields, and clears as it is mended', async ({ page }) => {
    await form.open();
    await form.submit.click();
    await expectErrors(page, requiredFields);
    for (const name of requiredFields) {
      const link = form.summary.getByRole('link', { name: errorMessage(name, 'missing') });
      await link.click();
      await expect(form.field(name)).toBeFocused();
      await expect(page.locator(`label[for="${name}"]`)).toBeInViewport();
      await page.keyboard.type(person[name]);
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
      await expect(link).toBeHidden();
    }
    await expect(page.getByText(inquiryForm.mended)).toBeVisible();
    await expect(form.toast).toBeHidden();
    await expect(page).not.toHaveTitle(new RegExp(`^${inquiryForm.titlePrefixes.failed}`));
    expect(page.url()).toMatch(/\/contact$/);
  });

  test('moves nothing while it is mended, and returns when a field is emptied again', async ({ page }) => {
    await page.setViewportSize(phone);
    await form.open();
    await form.submit.click();
    const message = errorMessage('firstName', 'missing');
    const heightOfForm = () =>
      page.locator('form').evaluate((element) => element.getBoundingClientRect().height);
    const before = await heightOfForm();
    await form.field('firstName').fill('R');
    await expect(form.summary.getByRole('link', { name: message })).toHaveCount(0);
    expect(await heightOfForm()).toBe(before);
    await form.field('firstName').fill('');
    await expect(form.summary.getByRole('link', { name: message })).toBeVisible();
    await expect(form.field('firstName')).toHaveAccessibleDescription(formTexts.errorPrefix + message);
    expect(await heightOfForm()).toBe(before);
  });

  test('begins with the heading of the summary in a window that cannot show all of it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await form.open();
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('a malformed e-mail address gets a message of its own and no toast; every good one is taken', async () => {
  await form.open();
  for (const email of ['regula', 'regula@', '@firma.ch', 'a b@firma.ch', 'a@firma..ch']) {
    await form.enter({ ...person, email });
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText([errorMessage('email', 'malformed')]);
    await expect(form.field('email')).toHaveAccessibleDescription(
      formTexts.errorPrefix + errorMessage('email', 'malformed'),
    );
    await expect(form.toast).toHaveCount(0);
    await expect(form.field('email')).toHaveValue(email);
  }
  for (const email of ['a@b', 'vor.name+china@müller.ch', "o'neil@firma.ch"]) {
    await form.enter({ email });
    await form.submit.click();
    await expect(form.thanks, email).toBeVisible();
    await form.again.click();
  }
});

test('an e-mail address is judged and sent without what nobody sees, also by Enter', async ({ page }) => {
  await form.open('/contact', {
    ...person,
    email: `\u202a\u200b${person.email}\u00a0`,
    phone: '\u202a+41\u200b 44 000 00 00\u202c',
  });
  await expect(form.field('email')).toHaveValue(person.email);
  await form.field('phone').press('Enter');
  const { body } = await mailOf(page.getByRole('link', { name: thankYou.byEmail }));
  expect(body).toContain(`${labels.email}: ${person.email}\r\n`);
  expect(body).toContain(`${labels.phone}: +41 44 000 00 00\r\n`);
});

test('an e-mail address that is left without an ending is asked about, and goes all the same', async ({
  page,
}) => {
  await form.open();
  const question = page.locator('form').getByText(formTexts.missingEnding);
  await form.enter({ ...person, email: 'regula@firma' });
  await expect(question).toBeHidden();
  await form.field('phone').focus();
  await expect(question).toBeVisible();
  await form.field('email').fill('regula@firma.');
  await expect(question).toBeHidden();
  await form.enter({ email: 'regula@firma' });
  await form.send();
});

test.describe('a complete inquiry', () => {
  test('is thanked for after one second, without a request, a trace or a claim that it was delivered', async ({
    page,
  }) => {
    const { privacy } = inquiryForm;
    const main = page.getByRole('main');
    await page.clock.install();
    await form.open();
    await expect.soft(main.getByText(privacy.simulated)).toBeVisible();
    await expect.soft(main.getByText(privacy.delivered)).toHaveCount(0);
    await form.enter(person);
    // The checklist has its script too, which comes when it is near.
    for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const requests = recordRequests(page);
    await form.submit.click();
    await expect(form.submit).toHaveText(formTexts.sending);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status').filter({ hasText: formTexts.sending })).toHaveCount(1);
    await page.clock.runFor(990);
    await expect(form.thanks).toBeHidden();
    await page.clock.runFor(20);
    await expect(form.thanks).toBeFocused();
    await expect(form.thanks).toHaveText(thankYou.simulated);
    await expect(form.thanks).toBeInViewport();
    await expect(form.toast).toContainText(toasts.sent.title);
    await expect(form.toast).toContainText(toasts.sent.text);
    await expect(page.getByText(thankYou.promise)).toBeVisible();
    const delivered = thankYou.delivered.replace('{firstName}', person.firstName);
    await expect(main, 'thanks for an inquiry that nobody has').not.toContainText(delivered);
    await expect(main.getByRole('link', { name: thankYou.byEmail })).toHaveAttribute('href', /^mailto:/);
    expect(requests).toEqual([]);
    expect(await traces(page)).toEqual({ stored: 0, cookies: 0 });
  });

  test('names closing days from three days before the first to the last', async ({ page }) => {
    const closed = 'Betriebsferien vom 20. Juli 2099 bis 31. Juli 2099';
    for (const [day, isNamed] of [
      ['2099-07-16', false],
      ['2099-07-17', true],
      ['2099-07-31', true],
      ['2099-08-01', false],
    ] as const) {
      await page.clock.setFixedTime(`${day}T10:00:00Z`);
      await form.open(`/contact?${day}`, person);
      await form.send();
      await expect(form.thanks.locator('..').getByText(closed), day).toHaveCount(isNamed ? 1 : 0);
    }
  });

  test('comes back with every value for a new one', async ({ page }) => {
    await form.open('/contact', {
      ...person,
      phone: '+41 44 000 00 00',
      projectDescription: 'Zeile 1\nZeile 2',
    });
    for (const [name, list] of Object.entries(choices)) {
      await form.choose(name as ChoiceField, list[1].label);
    }
    const before = await form.values();
    expect(Object.values(before)).not.toContain('');
    await form.submit.click();
    await form.again.click();
    await expect(page.getByRole('form', { name: contact.inquiry.heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: contact.inquiry.heading })).toBeInViewport();
    expect(await form.values()).toEqual(before);
    await expect(form.field('industry')).toHaveText(industryChoices[1].label);
    await expect(form.toast).toHaveCount(0);
    await form.send();
  });
});

for (const [viewport, screens] of [
  [phone, 1.3],
  [desktop, 1],
] as const) {
  test(`the first field stands within ${screens} screens at ${viewport.width} px`, async ({ page }) => {
    await openIn(page, viewport, '/contact');
    const box = await form.field('firstName').boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(screens * viewport.height);
  });
}

test.describe('before the script has arrived', () => {
  test('nothing can be submitted, and nothing that is typed is lost', async ({ page }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    await page.goto('/contact');
    await form.enter({ ...person, projectDescription: 'vorher' });
    await form.field('service').selectOption({ label: serviceChoices[2].label });
    const before = await form.values();

    const button = page.getByRole('button', { name: inquiryForm.submit });
    await expect(button).toBeDisabled();
    await form.field('company').press('Enter');
    await button.evaluate((element: HTMLButtonElement) => element.click());
    await page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.locator('form').evaluate((element: HTMLFormElement) => element.submit());
    expect(page.url()).toMatch(/\/contact$/);

    await form.field('budget').focus();
    arrive();
    await expect(form.submit).toBeEnabled();
    await expect(form.field('service')).toHaveRole('combobox');
    // Its text would be an object of its own in Firefox, and not its value to Orca.
    await expect(form.field('service').locator('span')).toHaveAttribute('role', 'none');
    expect(await form.values()).toMatchObject(before);
    // The select in use is exchanged only once it is left.
    await expect(form.field('budget')).toBeFocused();
    await form.field('budget').selectOption(budget.value);
    await page.keyboard.press('Tab');
    await expect(page.locator('button#budget')).toHaveText(budget.label);
    await form.send();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says so and offers an e-mail with its questions', async ({ page }) => {
    await page.goto('/contact');
    // Playwright's text and role locators pass over noscript elements.
    await expect(page.locator('noscript p')).toHaveText(inquirySubstitute.withoutScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    const link = page.locator('noscript a');
    await expect(link).toHaveText(inquirySubstitute.email);
    const { body } = await mailOf(link);
    for (const name of fieldNames) expect(body).toContain(`${labels[name]}:`);
  });
});

test('a page that Chromium has saved as one file offers the e-mail in place of the form', async ({
  page,
}, info) => {
  await page.goto('/contact');
  const { data } = await (await page.context().newCDPSession(page)).send('Page.captureSnapshot');
  const file = info.outputPath('contact.mhtml');
  await writeFile(file, data);
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByText(inquirySubstitute.overdue)).toBeVisible();
});

test.describe('the address', () => {
  const service = serviceChoices[2];
  const industry = industryChoices[1];

  test('preselects service and industry', async () => {
    await form.open(`/contact?service=${service.value}&industry=${industry.value}`);
    await expect(form.field('service')).toHaveText(service.label);
    await expect(form.field('industry')).toHaveText(industry.label);
    expect(await form.values()).toMatchObject({ service: service.value, industry: industry.value });
  });

  test('cannot say anything else', async ({ page }) => {
    for (const query of [
      'service=%3Cimg%20src=x%20onerror=alert(1)%3E&industry=zz-unbekannt',
      'service=__proto__&industry=constructor',
      'service=&industry=%00',
      'service=retail&industry=%E0%A4%A',
      'firstName=zz-unbekannt&email=zz@zz.example&budget=10k-50k',
    ]) {
      await form.open(`/contact?${query}`);
      await expect(page.locator('button#timeline')).toBeVisible();
      expect(new Set(Object.values(await form.values())), query).toEqual(new Set(['']));
      const text = await page.locator('body').innerText();
      expect(text, query).not.toMatch(/zz-unbekannt|onerror|__proto__/);
    }
  });

  test('yields to what the visitor has chosen already', async ({ page }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    await page.goto(`/contact?service=${service.value}`);
    await form.field('service').selectOption(serviceChoices[0].value);
    await form.field('firstName').focus();
    arrive();
    await expect(page.locator('button#service')).toHaveText(serviceChoices[0].label);
  });
});

test('a screen reader hears every field with its name, its kind and whether it is optional, and browsers know what to fill in', async ({
  page,
}) => {
  await form.open();
  await expect(page.locator('button#timeline')).toBeVisible();
  await form.choose('industry', industryChoices[0].label);
  const optional = (name: keyof typeof labels) => `${labels[name]} ${formTexts.optional}`;
  await expect(page.getByRole('form', { name: contact.inquiry.heading })).toMatchAriaSnapshot(`
    - paragraph: ${inquiryForm.requiredHint}
    - group "${inquiryForm.groups.person}":
      - textbox "${labels.firstName}"
      - textbox "${labels.lastName}"
      - textbox "${labels.company}"
      - textbox "${labels.email}"
      - textbox "${optional('phone')}"
    - group "${inquiryForm.groups.project}":
      - combobox "${optional('industry')}": ${industryChoices[0].label}
      - combobox "${optional('service')}": ${inquiryForm.choose}
      - textbox "${optional('projectDescription')}"
      - combobox "${optional('budget')}"
      - combobox "${optional('timeline')}"
    - paragraph:
      - link "${inquiryForm.privacy.link}"
    - button "${inquiryForm.submit}"
  `);
  for (const name of fieldNames)
    await expect(form.field(name)).toHaveAccessibleName(isRequired(name) ? labels[name] : optional(name));
  await expect(form.field('projectDescription')).toHaveAccessibleDescription(
    inquiryForm.hints.projectDescription,
  );

  // Browsers know what to fill in and which keyboard to show.
  const attributes = (name: keyof typeof labels) =>
    form
      .field(name)
      .evaluate((element: HTMLInputElement) => [
        element.type,
        element.autocomplete,
        element.inputMode,
        element.ariaRequired === 'true',
      ]);
  expect(await attributes('firstName')).toEqual(['text', 'given-name', '', true]);
  expect(await attributes('lastName')).toEqual(['text', 'family-name', '', true]);
  expect(await attributes('company')).toEqual(['text', 'organization', '', true]);
  expect(await attributes('email')).toEqual(['email', 'email', 'email', true]);
  expect(await attributes('phone')).toEqual(['tel', 'tel', 'tel', false]);
});

test('the form is accessible in each of its states', async ({ page }) => {
  await form.open();
  // Where the header lies over half a box of the checklist, axe takes the rest for its size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await accessibilityFindings(page), 'empty').toEqual([]);
  await form.submit.click();
  await expect(form.toast).toBeVisible();
  expect.soft(await accessibilityFindings(page), 'errors').toEqual([]);
  await form.enter(person);
  expect.soft(await accessibilityFindings(page), 'mended').toEqual([]);
  await form.field('service').click();
  // While the list is open everything else is hidden from screen readers and focus cannot leave it. Axe does
  // not see the latter, and misses the main heading and a landmark around the list.
  const ofOpenList = /^(?:aria-hidden-focus|page-has-heading-one|region) /;
  const open = (await accessibilityFindings(page)).filter((finding) => !ofOpenList.test(finding));
  expect.soft(open, 'list open').toEqual([]);
  await page.keyboard.press('Escape');
  await form.send();
  expect.soft(await accessibilityFindings(page), 'thank-you').toEqual([]);
});

test('the script waits until the visitor comes near the form', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openIn(page, { ...phone, height: 400 }, '/contact');
  await idle(page);
  expect(scripts.join()).not.toContain('InquiryForm');
  await expect(page.getByRole('button', { name: inquiryForm.submit })).toBeDisabled();
  await form.ready();
});

test('the form stays where the keyboard is when its script comes', async ({ page }) => {
  await openIn(page, phone, '/contact');
  await page.locator('h1').click();
  do await page.keyboard.press('Tab');
  while (!(await form.field('firstName').evaluate((input) => input === document.activeElement)));
  await page.keyboard.type('Regula');
  await expect(form.submit).toBeEnabled();
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.field('firstName')).toHaveValue('Regula');
});

test('what is too long is said at its field and in the summary, nothing is cut, and shortening it mends it', async () => {
  const tooLong = errorMessage('projectDescription', 'too-long');
  await form.open('/contact', { ...person, projectDescription: 'x'.repeat(20_001) });
  await form.submit.click();
  await form.summary.getByRole('link', { name: tooLong }).click();
  await expect(form.field('projectDescription')).toBeFocused();
  await expect(form.field('projectDescription')).toHaveAccessibleDescription(new RegExp(tooLong));
  await expect(form.field('projectDescription')).toHaveValue('x'.repeat(20_001));
  await form.enter({ projectDescription: 'x'.repeat(20_000) });
  await form.send();
});
