import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';

/** A page for visitors, as plain as can be: no script, nothing from elsewhere. Its button posts to its own address. */
export type Page = { title: string; text: readonly string[]; button?: string };

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

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
