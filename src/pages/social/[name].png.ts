import type { APIRoute } from 'astro';
import { company } from '#content/company.ts';
import { marketingPages } from '#content/pages.ts';
import { isMarketing, routeLabels, routes, type Route } from '#content/routes.ts';
import { pageName, posterOf } from '#lib/addresses.ts';
import { renderSocialImage } from '#social-image/render.ts';

export const getStaticPaths = () =>
  routes.map((route) => ({ params: { name: pageName(route) }, props: { route } }));

/** What an image says: a page's badge and headline; a legal page's name and whose it is. */
function lines(route: Route) {
  if (!isMarketing(route)) return { headline: routeLabels[route], badge: company.legalName };
  const { headline, badge } = marketingPages[route].hero;
  return { headline, badge };
}

export const GET: APIRoute<{ route: Route }> = async ({ props: { route } }) => {
  const image = await renderSocialImage({ ...lines(route), motif: posterOf(route) });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
