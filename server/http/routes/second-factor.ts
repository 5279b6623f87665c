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
  const { limits, outbox, store } = services;
  const { secondFactor } = services.accounts;

  on('startSecondFactor', async (request) => {
    const { user } = request;
    if (user.secondFactor) throw new Refusal('secondFactorIsOn');
    return reauthenticate(limits, request, () => secondFactor.start(user, request.body.password));
  });

  on('confirmSecondFactor', async (request) => {
    const { user } = request;
    if (user.secondFactor) throw new Refusal('secondFactorIsOn');
    const code = normalizeCode(request.body.code);
    const token = await reauthenticate(limits, request, () =>
      withUnusedCode(store, user.id, code, () => secondFactor.confirm(user, code)),
    );
    outbox.wake();
    return { token };
  });

  on('endSecondFactor', async (request) => {
    const { user } = request;
    if (!user.secondFactor) throw new Refusal('secondFactorIsOff');
    const { password } = request.body;
    const code = normalizeCode(request.body.code);
    const token = await reauthenticate(limits, request, () =>
      withUnusedCode(store, user.id, code, () =>
        secondFactor.end(user, password, code, userAgentOf(request)),
      ),
    );
    outbox.wake();
    return { token };
  });

  on('renewRecoveryCodes', async (request) => {
    const { user } = request;
    if (!user.secondFactor) throw new Refusal('secondFactorIsOff');
    const { password } = request.body;
    const code = normalizeCode(request.body.code);
    const recoveryCodes = await reauthenticate(limits, request, () =>
      withUnusedCode(store, user.id, code, () => secondFactor.renewCodes(user, password, code)),
    );
    outbox.wake();
    return { recoveryCodes };
  });
};
