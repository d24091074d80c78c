/** The inquiry form as the site ships: without an endpoint, it sends nothing. */
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, hold } from './page-state.ts';
import {
  missingEnding,
  budgetChoices,
  industryChoices,
  serviceChoices,
  fieldNames,
  requiredFields,
} from '#content/inquiry.ts';
import { errorMessage, inquiryForm, inquirySubstitute } from '#content/inquiry-form.ts';
import { contact } from '#content/pages/contact.ts';
import { choices, isRequired, type ChoiceField } from '#inquiry/inquiry.ts';
import { person } from '../sample-inquiry.ts';
import {
  choose,
  errorSummary,
  field,
  fill,
  labels,
  openForm,
  submitButton,
  thanks,
  thankYou,
  toast,
  toasts,
  traces,
  values,
} from './contact-form.ts';
import { desktop, phone } from './pages.ts';

const budget = budgetChoices[4];

/** Everything the page asks for after this call. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

async function expectErrors(page: Page, fields: readonly (keyof typeof person)[]) {
  await expect(errorSummary(page)).toBeFocused();
  const links = errorSummary(page).getByRole('link');
  await expect(links).toHaveText(fields.map((name) => errorMessage(name, 'missing')));
  for (const name of requiredFields) {
    const isWrong = fields.includes(name);
    await expect(field(page, name)).toHaveAttribute('required');
    if (isWrong) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(
        inquiryForm.errorPrefix + errorMessage(name, 'missing'),
      );
    } else await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(toast(page)).toContainText(toasts.missing.title);
  await expect(toast(page)).toContainText(toasts.missing.text);
  await expect(page).toHaveTitle(new RegExp(`^${inquiryForm.titlePrefixes.failed}`));
}

test.describe('an incomplete inquiry', () => {
  test('without a required field, or with blanks for it, is not accepted, which is said anew on every submit', async ({
    page,
  }) => {
    await openForm(page);
    const requests = recordRequests(page);
    for (const name of requiredFields) {
      await fill(page, person);
      for (const value of ['', ' \u00a0 ']) {
        await fill(page, { [name]: value });
        await submitButton(page).click();
        await expectErrors(page, [name]);
        await expect(submitButton(page)).toHaveText(inquiryForm.submit);
        await page.keyboard.press('Escape');
        await expect(toast(page)).toHaveCount(0);
      }
    }
    await expect(thanks(page)).toBeHidden();
    // Scripts of the page may still arrive.
    expect(requests.filter((request) => !request.includes('/_astro/'))).toEqual([]);
  });

  test('leads from the summary to the fields, and clears as it is mended', async ({ page }) => {
    await openForm(page);
    await submitButton(page).click();
    await expectErrors(page, requiredFields);
    for (const name of requiredFields) {
      const link = errorSummary(page).getByRole('link', { name: errorMessage(name, 'missing') });
      await link.click();
      await expect(field(page, name)).toBeFocused();
      await expect(page.locator(`label[for="${name}"]`)).toBeInViewport();
      await page.keyboard.type(person[name]);
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
      await expect(link).toBeHidden();
    }
    await expect(page.getByText(inquiryForm.summary.mended)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    await expect(page).not.toHaveTitle(new RegExp(`^${inquiryForm.titlePrefixes.failed}`));
    expect(page.url()).toMatch(/\/contact$/);
  });

  test('moves nothing while it is mended, and returns when a field is emptied again', async ({ page }) => {
    await page.setViewportSize(phone);
    await openForm(page);
    await submitButton(page).click();
    const message = errorMessage('firstName', 'missing');
    const heightOfForm = () => page.locator('form').evaluate((form) => form.getBoundingClientRect().height);
    const before = await heightOfForm();
    await field(page, 'firstName').fill('R');
    await expect(errorSummary(page).getByRole('link', { name: message })).toHaveCount(0);
    expect(await heightOfForm()).toBe(before);
    await field(page, 'firstName').fill('');
    await expect(errorSummary(page).getByRole('link', { name: message })).toBeVisible();
    await expect(field(page, 'firstName')).toHaveAccessibleDescription(inquiryForm.errorPrefix + message);
    expect(await heightOfForm()).toBe(before);
  });

  test('begins with the heading of the summary in a window that cannot show all of it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openForm(page);
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('a malformed e-mail address gets a message of its own and no toast; every good one is taken', async ({
  page,
}) => {
  await openForm(page);
  for (const email of ['regula', 'regula@', '@firma.ch', 'a b@firma.ch', 'a@firma..ch']) {
    await fill(page, { ...person, email });
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page).getByRole('link')).toHaveText([errorMessage('email', 'malformed')]);
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      inquiryForm.errorPrefix + errorMessage('email', 'malformed'),
    );
    await expect(toast(page)).toHaveCount(0);
    await expect(field(page, 'email')).toHaveValue(email);
  }
  for (const email of ['a@b', 'vor.name+china@müller.ch', "o'neil@firma.ch"]) {
    await fill(page, { email });
    await submitButton(page).click();
    await expect(thanks(page), email).toBeVisible();
    await page.getByRole('button', { name: thankYou.again }).click();
  }
});

test('an e-mail address is judged and sent without what nobody sees, also by Enter', async ({ page }) => {
  await openForm(page);
  await fill(page, {
    ...person,
    email: `\u202a\u200b${person.email}\u00a0`,
    phone: '\u202a+41\u200b 44 000 00 00\u202c',
  });
  await expect(field(page, 'email')).toHaveValue(person.email);
  await field(page, 'phone').press('Enter');
  const mail = await page.getByRole('link', { name: thankYou.byEmail }).getAttribute('href');
  const body = new URL(mail ?? '').searchParams.get('body');
  expect(body).toContain(`${labels.email}: ${person.email}\r\n`);
  expect(body).toContain(`${labels.phone}: +41 44 000 00 00\r\n`);
});

test('an e-mail address that is left without an ending is asked about, and goes all the same', async ({
  page,
}) => {
  await openForm(page);
  const question = page.locator('form').getByText(missingEnding);
  await fill(page, { ...person, email: 'regula@firma' });
  await expect(question).toBeHidden();
  await field(page, 'phone').focus();
  await expect(question).toBeVisible();
  await field(page, 'email').fill('regula@firma.');
  await expect(question).toBeHidden();
  await fill(page, { email: 'regula@firma' });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe('a complete inquiry', () => {
  test('is thanked for after one second, without a request, a trace or a claim that it was delivered', async ({
    page,
  }) => {
    const { privacy } = inquiryForm;
    const main = page.getByRole('main');
    await page.clock.install();
    await openForm(page);
    await expect.soft(main.getByText(privacy.simulated)).toBeVisible();
    await expect.soft(main.getByText(privacy.delivered)).toHaveCount(0);
    await fill(page, person);
    // The checklist has its script too, which comes when it is near.
    for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const requests = recordRequests(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(inquiryForm.sending);
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status').filter({ hasText: inquiryForm.sending })).toHaveCount(1);
    await page.clock.runFor(990);
    await expect(thanks(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toHaveText(thankYou.simulated);
    await expect(thanks(page)).toBeInViewport();
    await expect(toast(page)).toContainText(toasts.sent.title);
    await expect(toast(page)).toContainText(toasts.sent.text);
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
      await openForm(page, `/contact?${day}`);
      await fill(page, person);
      await submitButton(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(thanks(page).locator('..').getByText(closed), day).toHaveCount(isNamed ? 1 : 0);
    }
  });

  test('comes back with every value for a new one', async ({ page }) => {
    await openForm(page);
    await fill(page, { ...person, phone: '+41 44 000 00 00', projectDescription: 'Zeile 1\nZeile 2' });
    for (const [name, list] of Object.entries(choices)) {
      await choose(page, name as ChoiceField, list[1].label);
    }
    const before = await values(page);
    expect(Object.values(before)).not.toContain('');
    await submitButton(page).click();
    await page.getByRole('button', { name: thankYou.again }).click();
    await expect(page.getByRole('form', { name: contact.inquiry.heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: contact.inquiry.heading })).toBeInViewport();
    expect(await values(page)).toEqual(before);
    await expect(field(page, 'industry')).toHaveText(industryChoices[1].label);
    await expect(toast(page)).toHaveCount(0);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

for (const [viewport, screens] of [
  [phone, 1.3],
  [desktop, 1],
] as const) {
  test(`the first field stands within ${screens} screens at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const box = await field(page, 'firstName').boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(screens * viewport.height);
  });
}

test.describe('before the script has arrived', () => {
  test('nothing can be submitted, and nothing that is typed is lost', async ({ page }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    await page.goto('/contact');
    await fill(page, { ...person, projectDescription: 'vorher' });
    await field(page, 'service').selectOption({ label: serviceChoices[2].label });
    const before = await values(page);

    const button = page.getByRole('button', { name: inquiryForm.submit });
    await expect(button).toBeDisabled();
    await field(page, 'company').press('Enter');
    await button.evaluate((element: HTMLButtonElement) => element.click());
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    expect(page.url()).toMatch(/\/contact$/);

    await field(page, 'budget').focus();
    arrive();
    await expect(submitButton(page)).toBeEnabled();
    await expect(field(page, 'service')).toHaveRole('combobox');
    expect(await values(page)).toMatchObject(before);
    // The select in use is exchanged only once it is left.
    await expect(field(page, 'budget')).toBeFocused();
    await field(page, 'budget').selectOption(budget.value);
    await page.keyboard.press('Tab');
    await expect(page.locator('button#budget')).toHaveText(budget.label);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says so and offers an e-mail with its questions', async ({ page }) => {
    await page.goto('/contact');
    // Playwright's text and role locators pass over noscript elements.
    await expect(page.locator('noscript p')).toHaveText(inquirySubstitute.withoutScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    const link = page.locator('noscript a');
    await expect(link).toHaveText(inquirySubstitute.email);
    const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
    for (const name of fieldNames) expect(body).toContain(`${labels[name]}:`);
  });
});

test.describe('the address', () => {
  const service = serviceChoices[2];
  const industry = industryChoices[1];

  test('preselects service and industry', async ({ page }) => {
    await openForm(page, `/contact?service=${service.value}&industry=${industry.value}`);
    await expect(field(page, 'service')).toHaveText(service.label);
    await expect(field(page, 'industry')).toHaveText(industry.label);
    expect(await values(page)).toMatchObject({ service: service.value, industry: industry.value });
  });

  test('cannot say anything else', async ({ page }) => {
    for (const query of [
      'service=%3Cimg%20src=x%20onerror=alert(1)%3E&industry=zz-unbekannt',
      'service=__proto__&industry=constructor',
      'service=&industry=%00',
      'service=retail&industry=%E0%A4%A',
      'firstName=zz-unbekannt&email=zz@zz.example&budget=10k-50k',
    ]) {
      await openForm(page, `/contact?${query}`);
      await expect(page.locator('button#timeline')).toBeVisible();
      expect(new Set(Object.values(await values(page))), query).toEqual(new Set(['']));
      const text = await page.locator('body').innerText();
      expect(text, query).not.toMatch(/zz-unbekannt|onerror|__proto__/);
    }
  });

  test('yields to what the visitor has chosen already', async ({ page }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    await page.goto(`/contact?service=${service.value}`);
    await field(page, 'service').selectOption(serviceChoices[0].value);
    await field(page, 'firstName').focus();
    arrive();
    await expect(page.locator('button#service')).toHaveText(serviceChoices[0].label);
  });
});

test('a screen reader hears every field with its name, its kind and whether it is optional, and browsers know what to fill in', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator('button#timeline')).toBeVisible();
  await choose(page, 'industry', industryChoices[0].label);
  const optional = (name: keyof typeof labels) => `${labels[name]} ${inquiryForm.optional}`;
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
    await expect(field(page, name)).toHaveAccessibleName(isRequired(name) ? labels[name] : optional(name));
  await expect(field(page, 'projectDescription')).toHaveAccessibleDescription(
    inquiryForm.hints.projectDescription,
  );

  // Browsers know what to fill in and which keyboard to show.
  const attributes = (name: keyof typeof labels) =>
    field(page, name).evaluate((element: HTMLInputElement) => [
      element.type,
      element.autocomplete,
      element.inputMode,
      element.required,
    ]);
  expect(await attributes('firstName')).toEqual(['text', 'given-name', '', true]);
  expect(await attributes('lastName')).toEqual(['text', 'family-name', '', true]);
  expect(await attributes('company')).toEqual(['text', 'organization', '', true]);
  expect(await attributes('email')).toEqual(['email', 'email', 'email', true]);
  expect(await attributes('phone')).toEqual(['tel', 'tel', 'tel', false]);
});

test('the form is accessible in each of its states', async ({ page }) => {
  await openForm(page);
  // Where the header lies over half a box of the checklist, axe takes the rest for its size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await accessibilityFindings(page), 'empty').toEqual([]);
  await submitButton(page).click();
  await expect(toast(page)).toBeVisible();
  expect.soft(await accessibilityFindings(page), 'errors').toEqual([]);
  await fill(page, person);
  expect.soft(await accessibilityFindings(page), 'mended').toEqual([]);
  await field(page, 'service').click();
  // While the list is open everything else is hidden from screen readers and focus cannot leave it. Axe does
  // not see the latter, and misses the main heading and a landmark around the list.
  const ofOpenList = /^(?:aria-hidden-focus|page-has-heading-one|region) /;
  const open = (await accessibilityFindings(page)).filter((finding) => !ofOpenList.test(finding));
  expect.soft(open, 'list open').toEqual([]);
  await page.keyboard.press('Escape');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect.soft(await accessibilityFindings(page), 'thank-you').toEqual([]);
});

test('the script waits until the visitor comes near the form', async ({ page }) => {
  const requests = recordRequests(page);
  await page.setViewportSize({ ...phone, height: 400 });
  await page.goto('/contact');
  // Time for what does not wait.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  );
  expect(requests.join()).not.toContain('InquiryForm');
  await expect(page.getByRole('button', { name: inquiryForm.submit })).toBeDisabled();
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect(submitButton(page)).toBeEnabled();
});

test('the form stays where the keyboard is when its script comes', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await page.locator('h1').click();
  do await page.keyboard.press('Tab');
  while (!(await field(page, 'firstName').evaluate((input) => input === document.activeElement)));
  await page.keyboard.type('Regula');
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveValue('Regula');
});

test('what is too long is said at its field and in the summary, nothing is cut, and shortening it mends it', async ({
  page,
}) => {
  const tooLong = errorMessage('projectDescription', 'too-long');
  await openForm(page);
  await fill(page, { ...person, projectDescription: 'x'.repeat(20_001) });
  await submitButton(page).click();
  await errorSummary(page).getByRole('link', { name: tooLong }).click();
  await expect(field(page, 'projectDescription')).toBeFocused();
  await expect(field(page, 'projectDescription')).toHaveAccessibleDescription(new RegExp(tooLong));
  await expect(field(page, 'projectDescription')).toHaveValue('x'.repeat(20_001));
  await fill(page, { projectDescription: 'x'.repeat(20_000) });
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});
