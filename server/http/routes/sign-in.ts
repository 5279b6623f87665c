import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { rateLimited } from '../../accounts/attempts.ts';
import { loginGuard } from '../../accounts/login.ts';
import { normalizeCode } from '../../accounts/second-factor.ts';
import type { UserRow } from '../../accounts/sessions.ts';
import { withUnusedCode } from '../../accounts/used-codes.ts';
import { refuseWeak } from '../../passwords/strength.ts';
import { shownEmail } from '../../store/shown-email.ts';
import { addressOf, langOf, userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';

/** Signing in, up and out (spec D1, D2). */
export const signIn: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { accounts, company, limits, store } = services;
  const { devices, passwords, secondFactor } = accounts;
  const guarded = loginGuard(limits);

  on('login', async (request, reply) => {
    const { email, password } = request.body;
    const address = addressOf(request);
    const device = await devices.known(request.headers.cookie, email);
    await limits.count('passwordCheck', device === undefined ? address : email);
    const { response, headers } = await guarded({ email, address, device }, () =>
      passwords.signIn(email, password, userAgentOf(request)),
    );
    if ('twoFactorRedirect' in response) {
      return { secondFactor: await secondFactor.challengeFrom(headers) };
    }
    reply.header('set-cookie', await devices.cookie(email));
    return signedIn(response.user as unknown as UserRow, response.token);
  });

  on('loginSecondFactor', async (request, reply) => {
    const { challenge, code: written } = request.body;
    const code = normalizeCode(written);
    const asked = await secondFactor.findChallenge(challenge);
    const device = asked && (await devices.known(request.headers.cookie, asked.email));
    const { token, user } = await rateLimited(
      limits,
      codeLimits(addressOf(request), asked?.userId, device),
      async () => {
        if (!asked) throw new Refusal('expiredChallenge');
        return withUnusedCode(store, asked.userId, code, () =>
          secondFactor.signIn(asked.userId, challenge, code, userAgentOf(request)),
        );
      },
    );
    reply.header('set-cookie', await devices.cookie(user.email));
    return signedIn(user, token);
  });

  on('signup', async (request) => {
    const { body } = request;
    const { email, name, password } = body;
    await limits.count('strength', addressOf(request));
    await refuseWeak({ password, own: [email, name, ...company.names] });
    await limits.count('signup', addressOf(request));
    await limits.count('mailAddress', addressOf(request));
    await limits.count('accountMail', email);
    try {
      await accounts.signUp({ ...body, lang: langOf(request) });
    } catch (error) {
      // No mail is sent.
      await limits.refund('accountMail', email);
      throw error;
    }
  });

  on('logout', async (request) => {
    const who = await accounts.sessions.authenticate(request.headers.authorization);
    if (who) await accounts.sessions.end(who.id, who.sessionId);
  });
};

/** Returns the answer to a login: exactly these six fields (spec D1). */
const signedIn = ({ id, username, email, firstName, lastName }: UserRow, token: string) => ({
  id: Number(id),
  username,
  email: shownEmail(email),
  firstName,
  lastName,
  token,
});

/** Returns the limits for the codes of a sign-in. A known device has its own count, which strangers cannot use up. */
const codeLimits = (address: string, userId: number | undefined, device: string | undefined) => {
  if (device !== undefined) return [['loginDevice', device]] as const;
  const byAddress = ['loginAddress', address] as const;
  return userId === undefined
    ? [byAddress]
    : [byAddress, ['secondFactor', String(userId)] as const];
};
