import type { APIRoute } from 'astro';
import { config } from '#config.ts';
import { company } from '#content/company.ts';
import { vcard } from '#structured-data/organization.ts';

export const GET: APIRoute = () =>
  new Response(vcard(company, config.siteUrl), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
