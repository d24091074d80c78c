import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { receiverTexts } from './site.ts';

/** A page for visitors, as plain as can be: no script, nothing from elsewhere. */
export interface Page {
  title: string;
  text: readonly string[];
  /** A button that posts a value back to the page's own address. */
  button?: { label: string; name: string; value: string };
}

const style =
  'body{max-width:40rem;margin:10vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#16181d}' +
  'h1{line-height:1.2}button{padding:.9rem 1.5rem;border:0;font:inherit;font-weight:600;color:#fff;background:#16181d}' +
  'a{color:inherit}';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function sendPage(
  reply: FastifyReply,
  status: number,
  { title, text, button }: Page,
  siteUrl: string,
) {
  const form =
    button &&
    `<form method="post"><input type="hidden" name="${escape(button.name)}" value="${escape(button.value)}">` +
      `<button>${escape(button.label)}</button></form>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="de-CH"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escape(title)}</title><style>${style}</style><main><h1>${escape(title)}</h1>` +
        text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('') +
        `${form ?? ''}<p><a href="${escape(siteUrl)}/">${escape(receiverTexts.back)}</a></p></main></html>`,
    );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.replace(/[&<>"]/g, (character) => entities[character] ?? '');
