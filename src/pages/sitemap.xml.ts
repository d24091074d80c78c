import type { APIRoute } from 'astro';
import { config } from '#config.ts';
import { pages } from '#content/pages.ts';
import { routes } from '#content/routes.ts';
import { absoluteUrl } from '#lib/addresses.ts';

/** All pages that search engines may list, by their canonical address. */
export const GET: APIRoute = () => {
  const urls = routes
    .filter((route) => !pages[route].meta.noindex)
    .map((route) => `  <url><loc>${absoluteUrl(config.siteUrl, route)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
};
