import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageBody } from '#inquiry/message.ts';
import { startEndpoint } from './endpoint.ts';

/** How an inquiry is answered: with a status, not at all, or by hanging up. */
type Reply = number | 'silence' | 'hang-up' | { status: number; retryAfter: string };

export type InquiryEndpoint = {
  address: string;
  /** The inquiries that arrived, in order. */
  received: { body: MessageBody; headers: IncomingMessage['headers'] }[];
  /** The answers to the next inquiries, in order; after them 200. */
  replies: Reply[];
  close: () => Promise<void>;
};

/** An endpoint by docs/inquiry-endpoint.md, on another origin than the site. */
export async function startInquiryEndpoint(): Promise<InquiryEndpoint> {
  const received: InquiryEndpoint['received'] = [];
  const replies: Reply[] = [];
  const { origin, close } = await startEndpoint((request, response, body) => {
    received.push({ body: body as MessageBody, headers: request.headers });
    reply(replies.shift() ?? 200, request, response);
  });
  return { address: `${origin}/inquiries`, received, replies, close };
}

function reply(planned: Reply, request: IncomingMessage, response: ServerResponse) {
  if (planned === 'silence') return;
  if (planned === 'hang-up') {
    request.socket.destroy();
    return;
  }
  const { status, retryAfter } =
    typeof planned === 'number' ? { status: planned, retryAfter: null } : planned;
  if (retryAfter !== null) {
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    response.setHeader('Retry-After', retryAfter);
  }
  response.writeHead(status).end();
}
