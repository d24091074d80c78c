import type { FastifyRequest } from 'fastify';

/** A request that is refused; the sender reads the message. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself and shows the answer as a page. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(formType) ?? false;
