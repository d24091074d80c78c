import type { FastifyInstance } from 'fastify';
import type { Receiver } from './receiver.ts';
export function appointmentRoutes(_app: FastifyInstance, _receiver: Receiver) {}
