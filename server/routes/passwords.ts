import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

export function passwords(_api: FastifyInstance, _services: Services): void {}
