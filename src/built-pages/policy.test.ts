import { describe, expect, test } from 'vitest';
import { readConfig } from '#settings.ts';
import { hashSource, inlineCode, pagePolicy, withPolicy } from './policy.ts';

const plain = readConfig({});
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('inline code', () => {
  test('is found with its exact content', () => {
    const html = '<style>\na{}\n</style><script>run()</script><script type="module" >import "x"</script>';
    expect(inlineCode(html)).toEqual({ styles: ['\na{}\n'], scripts: ['run()', 'import "x"'] });
  });

  test('leaves out data, files, comments, and what only looks like an element', () => {
    const html = `<script type="application/ld+json">{"a":"<style>b</style>"}</script>
      <!-- <script>no()</script> --><script src="/a.js"></script><script>"<style>c</style>"</script>`;
    expect(inlineCode(html)).toEqual({ styles: [], scripts: ['"<style>c</style>"'] });
  });

  test('includes rules for loading ahead, which a browser obeys only with permission', () => {
    const rules = '{"prefetch":[{"where":{"href_matches":"/*"}}]}';
    expect(inlineCode(`<script type="speculationrules">${rules}</script>`).scripts).toEqual([rules]);
  });

  test('is named by the hash that browsers compute', () => {
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('the policy of a page', () => {
  test('allows nothing but what the page contains', () => {
    const policy = pagePolicy('about.html', '<style>a{}</style><p>Text</p>', plain);
    expect(policy).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; ` +
        `style-src ${hashSource('a{}')}; font-src 'self'; img-src 'self'; connect-src 'self'`,
    );
  });

  test('allows own script files where there are any, and never inline code without its hash', () => {
    const html = '<script type="module" src="/_astro/a.1.js"></script><script>run()</script>';
    const policy = pagePolicy('about.html', html, plain);
    expect(directive(policy, 'script-src')).toBe(`'self' ${hashSource('run()')}`);
    expect(policy).not.toContain('unsafe');
  });

  test('names the portal where there is a frame', () => {
    const config = readConfig({
      BOOKING_URL: 'https://termine.example.com/muster?a=b',
      BOOKING_FRAME_ORIGINS: 'https://login.example.com',
    });
    const framing = pagePolicy('index.html', '<iframe src="x"></iframe>', config);
    expect(directive(framing, 'frame-src')).toBe(
      "'self' https://termine.example.com https://login.example.com",
    );
    expect(directive(pagePolicy('about.html', '', config), 'frame-src')).toBeUndefined();
    expect(directive(pagePolicy('index.html', '<iframe src="x"></iframe>', plain), 'frame-src')).toBe(
      "'self'",
    );
  });

  test.each([
    ['https://forms.example.com/f/abc?x=1', "'self' https://forms.example.com"],
    ['http://localhost:8787/inquiries', "'self' http://localhost:8787"],
    [`${plain.siteUrl}/api/inquiries`, "'self'"],
  ])('with %s as receiver lets only the inquiry page connect to it', (INQUIRY_ENDPOINT, source) => {
    const config = readConfig({ INQUIRY_ENDPOINT });
    expect(directive(pagePolicy('contact.html', '', config), 'connect-src')).toBe(source);
    expect(directive(pagePolicy('about.html', '', config), 'connect-src')).toBe("'self'");
    expect(directive(pagePolicy('contact.html', '', plain), 'connect-src')).toBe("'self'");
  });

  test.each([
    ['https://api.example.com/x', 'https://api.example.com'],
    ['http://localhost:4321/api', 'http://localhost:4321'],
    [`${plain.siteUrl}/api`, "'self'"],
  ])(
    'with our own receiver at %s lets the inquiry page send its form there, without script too',
    (address, source) => {
      const own = readConfig({ RECEIVER_URL: address });
      expect(directive(pagePolicy('contact.html', '', own), 'form-action')).toBe(source);
      expect(directive(pagePolicy('about.html', '', own), 'form-action')).toBe("'none'");
      const foreign = readConfig({ INQUIRY_ENDPOINT: 'https://forms.example.com/' });
      expect(directive(pagePolicy('contact.html', '', foreign), 'form-action')).toBe("'none'");
    },
  );

  // With our own script in it, the sandbox of the booking frame is no boundary; this policy is.
  test('lets the appointment page run its own scripts and ask its endpoints, and no third party', () => {
    const html = '<script type="module">run()</script><astro-island></astro-island><style>a{}</style>';
    const policyWith = (environment: Record<string, string>) =>
      pagePolicy('booking-frame.html', html, readConfig(environment));
    expect(directive(policyWith({}), 'script-src')).toBe(`'self' ${hashSource('run()')}`);
    expect(directive(policyWith({}), 'connect-src')).toBe("'self'");
    expect(policyWith({})).not.toMatch(/unsafe|https?:|frame-src|\*/);

    const endpoints = {
      APPOINTMENT_ENDPOINT: 'https://termine.example.com/api/appointments',
      APPOINTMENT_SLOTS: 'https://zeiten.example.com/api/slots',
    };
    expect(directive(policyWith(endpoints), 'connect-src')).toBe(
      "'self' https://termine.example.com https://zeiten.example.com",
    );
    const portal = { ...endpoints, BOOKING_URL: 'https://portal.example.com/muster' };
    expect(directive(policyWith(portal), 'connect-src')).toBe("'self'");
    const own = { APPOINTMENT_ENDPOINT: `${plain.siteUrl}/api/appointments` };
    expect(directive(policyWith(own), 'connect-src')).toBe("'self'");
    expect(directive(pagePolicy('index.html', html, readConfig(endpoints)), 'connect-src')).toBe("'self'");
  });

  test('allows written style elements on the inquiry page alone, no attributes, and no hash that would switch them off', () => {
    const policy = pagePolicy('contact.html', '<style>a{}</style>', plain);
    expect(directive(policy, 'style-src-elem')).toBe("'self' 'unsafe-inline'");
    expect(directive(policy, 'style-src-attr')).toBe("'none'");
    expect(directive(policy, 'style-src')).toBe("'self' 'unsafe-inline'");
    expect(pagePolicy('index.html', '<style>a{}</style>', plain)).not.toContain('unsafe');
  });
});

describe('the place of the policy', () => {
  test('is before everything that it is about', () => {
    const html = '<head><meta charset="utf-8"><style>a{}</style></head>';
    expect(withPolicy(html, "default-src 'none'")).toBe(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
        '<style>a{}</style></head>',
    );
  });

  test('is missed by name where a page has none', () => {
    expect(() => withPolicy('<head><style>a{}</style></head>', '')).toThrow('charset');
  });
});
