import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

export function inbox(_api: FastifyInstance, _services: Services): void {}
