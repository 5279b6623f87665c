import type { FastifyRequest } from 'fastify';
import { tryOnce } from '../accounts/attempts.ts';
import { addressOf, type Limits } from '../limits.ts';
import { userOf } from './access.ts';

/** Lets somebody who is signed in try a password or a code, and not too often. */
export const confirmed = <Result>(
  limits: Limits,
  request: FastifyRequest,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  tryOnce(
    limits,
    [
      ['loginAddress', addressOf(request)],
      ['confirm', String(userOf(request).id)],
    ],
    attempt,
  );
