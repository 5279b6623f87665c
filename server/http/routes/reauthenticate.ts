import type { FastifyRequest } from 'fastify';
import { rateLimited } from '../../accounts/attempts.ts';
import type { Limits } from '../../limits/limits.ts';
import { addressOf } from '../client.ts';

/** Lets a signed-in account try a password or a code, within rate limits. */
export async function reauthenticate<Result>(
  limits: Limits,
  request: FastifyRequest,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const address = addressOf(request);
  await limits.count('passwordCheck', address);
  const counted = [
    ['loginAddress', address],
    ['confirm', String(request.user.id)],
  ] as const;
  return rateLimited(limits, counted, attempt);
}
