import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { normalizeCode } from '../../accounts/second-factor.ts';
import { withUnusedCode } from '../../accounts/used-codes.ts';
import { userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';
import { reauthenticate } from './reauthenticate.ts';

/** The second factor of one's own account. */
export const secondFactor: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { limits, store } = services;
  const { secondFactor } = services.accounts;

  /** Tries the code of a call, within rate limits; a code is good for one call. */
  const withCode = <Result>(
    request: FastifyRequest<{ Body: { code: string } }>,
    attempt: (code: string) => Promise<Result>,
  ): Promise<Result> => {
    const code = normalizeCode(request.body.code);
    return reauthenticate(limits, request, () =>
      withUnusedCode(store, request.user.id, code, () => attempt(code)),
    );
  };

  on('startSecondFactor', async (request) => {
    const { user } = request;
    if (user.secondFactor) throw new Refusal('secondFactorIsOn');
    return reauthenticate(limits, request, () => secondFactor.start(user, request.body.password));
  });

  on('confirmSecondFactor', async (request) => {
    const { user } = request;
    if (user.secondFactor) throw new Refusal('secondFactorIsOn');
    return { token: await withCode(request, (code) => secondFactor.confirm(user, code)) };
  });

  on('endSecondFactor', async (request) => {
    const { user } = request;
    if (!user.secondFactor) throw new Refusal('secondFactorIsOff');
    const token = await withCode(request, (code) =>
      secondFactor.end(user, request.body.password, code, userAgentOf(request)),
    );
    return { token };
  });

  on('renewRecoveryCodes', async (request) => {
    const { user } = request;
    if (!user.secondFactor) throw new Refusal('secondFactorIsOff');
    const recoveryCodes = await withCode(request, (code) =>
      secondFactor.renewCodes(user, request.body.password, code),
    );
    return { recoveryCodes };
  });
};
