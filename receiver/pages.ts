import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';

/** A page for visitors, as plain as can be: no script, nothing from elsewhere. */
export interface Page {
  title: string;
  text: readonly string[];
  /** A button that posts a value back to the page's own address. */
  button?: { label: string; name: string; value: string };
}

const template = readFileSync(new URL('page.html', import.meta.url), 'utf8');
const style = createHash('sha256')
  .update(/<style>(.*)<\/style>/s.exec(template)?.[1] ?? '')
  .digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function sendPage(reply: FastifyReply, status: number, page: Page, siteUrl: string) {
  const [title, site, back] = [page.title, siteUrl, receiverTexts.back].map(escape);
  const { label = '', name = '', value = '' } = page.button ?? {};
  const input = `<input type="hidden" name="${escape(name)}" value="${escape(value)}" />`;
  const form = page.button ? `<form method="post">${input}<button>${escape(label)}</button></form>` : '';
  const text = page.text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    .send(fill(template, { title, text, form, site, back } as Record<string, string>));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.replace(/[&<>"]/g, (character) => entities[character] ?? '');
