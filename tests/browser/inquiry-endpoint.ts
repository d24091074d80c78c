import type { IncomingMessage } from 'node:http';
import type { MessageBody } from '#inquiry/message.ts';
import { startEndpoint } from './endpoint.ts';

/** How an inquiry is answered: with a status, or not at all. */
type Reply = number | 'silence';

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
    const reply = replies.shift() ?? 200;
    if (reply !== 'silence') response.writeHead(reply).end();
  });
  return { address: `${origin}/inquiries`, received, replies, close };
}
