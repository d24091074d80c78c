import type { APIRoute } from 'astro';
import { company } from '#content/company.ts';
import { tokenValue } from '#styles/token-value.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: company.legalName,
      short_name: company.shortName,
      lang: 'de-CH',
      start_url: '/',
      display: 'browser',
      background_color: tokenValue('--color-field'),
      theme_color: tokenValue('--color-field-ink'),
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
