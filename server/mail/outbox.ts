import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from '../accounts/auth.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/database.ts';
import type { Kind } from '../store/outbox.ts';

interface Parts {
  config: Config;
  company: Company;
  store: Store;
  auth: Auth;
  log: FastifyBaseLogger;
}

/** How a genuine lead is handed over. */
export const handOver = (config: Config): Kind[] => [
  'lead-mail',
  ...(config.webhook ? (['lead-webhook'] as const) : []),
];

export function openOutbox(_parts: Parts) {
  return {
    start: (): void => {},
    wake: (): void => {},
    stop: async (): Promise<void> => {},
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
