import type { FastifyRequest } from 'fastify';
import { rateLimited } from '../accounts/attempts.ts';
import { addressOf, type Limits } from '../limits.ts';
import { userOf } from './authorise.ts';

/** Lets somebody who is signed in try a password or a code, and not too often. */
export const reauthenticate = <Result>(
  limits: Limits,
  request: FastifyRequest,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  rateLimited(
    limits,
    [
      ['loginAddress', addressOf(request)],
      ['confirm', String(userOf(request).id)],
    ],
    attempt,
  );
