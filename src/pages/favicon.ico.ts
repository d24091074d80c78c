import type { APIRoute } from 'astro';
import { markIco } from '#social-image/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await markIco()), { headers: { 'Content-Type': 'image/x-icon' } });
