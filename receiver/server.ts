import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { z } from 'zod';
import { appointmentRoutes } from './appointments.ts';
import { healthRoute } from './health.ts';
import { inquiryRoutes } from './inquiries.ts';
import { sendPage, type Page } from './pages.ts';
import { capsOf, clientOf, formType, isForm, refusal, sourceOf, type Context } from './requests.ts';
import { clean } from './texts.ts';

/**
 * The server with its routes below the path of the receiver's address. It answers JSON, except to forms and where a route
 * names the page that it shows where it fails.
 */
export async function createServer(context: Context, logTo?: { write: (line: string) => void }) {
  const { SITE_URL: siteUrl, RECEIVER_URL: url } = context.settings;
  const { origin, pathname } = new URL(url);
  const app = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    http: { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    trustProxy: context.settings.RECEIVER_PROXIES,
    logger: { level: 'info', base: null, ...(logTo && { stream: logTo }) },
    // Addresses and paths of requests are personal data; what is logged, is logged by name.
    logController: new LogController({ disableRequestLogging: true }),
  });

  // Forms that are never finished are kept in memory until their time is up.
  app.server.maxConnections = 256;
  app.removeContentTypeParser('text/plain');
  // A form writes a character with up to nine.
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(cors, { origin: siteUrl, exposedHeaders: ['Retry-After'], maxAge: 7200 });
  await app.register(rateLimit, { global: false, keyGenerator: clientOf });

  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (method === 'POST' && ![siteUrl, origin].includes(sourceOf(headers)))
      throw refusal(403, 'Only the website may send this.');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw refusal(415, 'Send it without compression.');
  });
  // Nobody sees what comes along when something is pasted; the rules are for what remains.
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body))
      if (typeof value === 'string') Object.assign(body, { [name]: clean(name, value) });
  });
  app.setErrorHandler((error: FastifyError & { syscall?: string; retryAfter?: number }, request, reply) => {
    const invalid = error instanceof z.ZodError ? error : null;
    const { code, statusCode = invalid ? 400 : 500, syscall } = error;
    // Whatever the database or its disk refuses (full, read-only, locked) may work later.
    const status = code === 'ERR_SQLITE_ERROR' || syscall !== undefined ? 503 : statusCode;
    if (status >= 500) request.log.error({ code }, 'request failed');
    if (error.retryAfter || status === 503) reply.header('Retry-After', error.retryAfter ?? 3);
    const { failed } = request.routeOptions.config as { failed?: Page };
    if (failed) return sendPage(reply, status, failed, siteUrl);
    const isTooLong = status === 413 || invalid?.issues.some((issue) => issue.code === 'too_big');
    if (isForm(request)) return reply.redirect(`${url}/inquiries/${isTooLong ? 'too-long' : 'failed'}`, 303);
    const message = invalid ? z.prettifyError(invalid) : error.message;
    return reply.code(status).send({ error: status < 500 ? message : 'This cannot be done at the moment.' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));

  const caps = capsOf(app, context);
  const routes = async (below: FastifyInstance) => {
    healthRoute(below, context);
    inquiryRoutes(below, context, caps);
    appointmentRoutes(below, context, caps);
  };
  await app.register(routes, { prefix: pathname.replace(/\/$/, '') });
  return app;
}
