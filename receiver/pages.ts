import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';

/** A page for visitors, as plain as can be: no script, nothing from elsewhere. */
export interface Page {
  title: string;
  text: readonly string[];
  /** A button that posts to the page's own address. */
  button?: string;
}

const template = readFileSync(new URL('page.html', import.meta.url), 'utf8');
const [, css = ''] = /<style>(.*)<\/style>/s.exec(template) ?? [];
const style = createHash('sha256').update(css).digest('base64');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

export function sendPage(reply: FastifyReply, status: number, page: Page, siteUrl: string) {
  const [title = '', site = '', back = ''] = [page.title, siteUrl, receiverTexts.back].map(escape);
  const form = page.button ? `<form method="post"><button>${escape(page.button)}</button></form>` : '';
  const text = page.text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
  return reply.code(status).headers(headers).send(fill(template, { title, text, form, site, back }));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.replace(/[&<>"]/g, (character) => entities[character] ?? '');
