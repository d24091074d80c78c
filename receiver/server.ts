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
import { healthRoute } from './health.ts';
import { inquiryRoutes } from './inquiries.ts';
import { sendPage, type Page } from './pages.ts';
import type { Receiver } from './receiver.ts';
import { formType, isForm, Refusal } from './requests.ts';

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
  receiver: Receiver,
  logTo: { write: (line: string) => void } | undefined,
): Promise<FastifyInstance> {
  const { siteUrl, url, proxies, limit } = receiver.settings;
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

  app.removeContentTypeParser('text/plain');
  // A form writes a character with up to nine.
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  await app.register(cors, {
    origin: siteUrl,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    maxAge: 7200,
  });
  await app.register(rateLimit, { max: limit, timeWindow: '10 minutes', global: false });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'POST' && ![siteUrl, origin].includes(request.headers.origin ?? '')) {
      throw new Refusal(403, 'Only the website may send this.');
    }
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ code: error.code }, 'request failed');
    if (status === 503) reply.header('Retry-After', 3);
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
      healthRoute(routes, receiver);
      inquiryRoutes(routes, receiver);
      appointmentRoutes(routes, receiver);
      cancellationRoutes(routes, receiver);
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

/** Whatever the database refuses (disk full, read-only, locked) may work later. */
function statusOf({ code, statusCode = 500 }: FastifyError): number {
  return code === 'ERR_SQLITE_ERROR' ? 503 : statusCode;
}
