import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { appointmentRoutes } from './appointments.ts';
import { cancellationRoutes } from './cancellation.ts';
import type { Context } from './context.ts';
import { healthRoute } from './health.ts';
import { inquiryRoutes } from './inquiries.ts';
import { createCaps, LimitStore } from './limits.ts';
import { sendPage, type Page } from './pages.ts';
import { clientOf, formType, isForm, readForm, Refusal } from './requests.ts';
import { removeInvisible } from '../src/lib/invisible.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route shows where it fails: its visitors read pages. */
    failed?: Page;
  }
}

/**
 * The server with its routes below the path of the receiver's address. It answers JSON, except to forms and where it
 * shows a page.
 */
export async function createServer(
  context: Context,
  logTo: { write: (line: string) => void } | undefined,
): Promise<FastifyInstance> {
  const { siteUrl, url, proxies, limit } = context.settings;
  const { origin, pathname } = new URL(url);
  const app = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    http: { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: cutOff,
    trustProxy: proxies,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true } },
    logger: { level: 'info', base: null, ...(logTo && { stream: logTo }) },
    // Addresses and paths of requests are personal data; what is logged, is logged by name.
    logController: new LogController({ disableRequestLogging: true }),
  });

  // Forms that are never finished are kept in memory until their time is up.
  app.server.maxConnections = 256;
  app.removeContentTypeParser('text/plain');
  // A form writes a character with up to nine.
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, readForm(body as string)),
  );
  await app.register(cors, {
    origin: siteUrl,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    maxAge: 7200,
  });
  await app.register(rateLimit, {
    max: limit,
    timeWindow: '10 minutes',
    global: false,
    keyGenerator: clientOf,
    store: LimitStore,
  });
  const caps = createCaps(app, context);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'POST' && ![siteUrl, origin].includes(request.headers.origin ?? '')) {
      throw new Refusal(403, 'Only the website may send this.');
    }
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Refusal(415, 'Send it without compression.');
  });
  // Nobody sees what comes along when an address is pasted; its rule is for what remains.
  app.addHook('preValidation', async ({ body }) => {
    const fields = body as { email?: unknown } | null | undefined;
    if (typeof fields?.email === 'string') fields.email = removeInvisible(fields.email);
  });
  app.setErrorHandler((error: FastifyError & Partial<Refusal>, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ code: error.code }, 'request failed');
    const retryAfter = error.retryAfter ?? (status === 503 ? 3 : undefined);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    const { failed } = request.routeOptions.config;
    if (failed) return sendPage(reply, status, failed, siteUrl);
    const isTooLong = status === 413 || error.validation?.some(({ keyword }) => keyword === 'maxLength');
    if (isForm(request)) return reply.redirect(`${url}/inquiries/${isTooLong ? 'too-long' : 'failed'}`, 303);
    return reply
      .code(status)
      .send({ error: status < 500 ? error.message : 'This cannot be done at the moment.' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));

  await app.register(
    async (routes) => {
      healthRoute(routes, context);
      inquiryRoutes(routes, context, caps);
      appointmentRoutes(routes, context, caps);
      cancellationRoutes(routes, context);
    },
    { prefix: pathname.replace(/\/$/, '') },
  );
  return app;
}

const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Whoever is too slow or speaks no HTTP is told so and cut off; Fastify alone would wait a minute for them to go. */
function cutOff({ code }: ConnectionError, socket: Socket): void {
  const status = refusals[code] ?? '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

/** Whatever the database or its disk refuses (full, read-only, locked) may work later. */
const statusOf = ({ code, statusCode = 500, syscall }: FastifyError & { syscall?: string }): number =>
  code === 'ERR_SQLITE_ERROR' || syscall !== undefined ? 503 : statusCode;
