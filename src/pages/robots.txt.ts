import type { APIRoute } from 'astro';
import { config } from '#config.ts';

const open = `User-agent: *
Allow: /

Sitemap: ${config.siteUrl}/sitemap.xml
`;

const closed = `User-agent: *
Disallow: /
`;

export const GET: APIRoute = () => new Response(config.isPreview ? closed : open);
