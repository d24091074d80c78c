/**
 * Cloudflare asks this worker for what is no file of the site. The answer is the not-found page, which Cloudflare would give
 * the headers of the address that was asked for: of a missing script, those that keep it for a year.
 */
export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-cache');
    return new Response(answer.body, { status: answer.status, headers });
  },
};
