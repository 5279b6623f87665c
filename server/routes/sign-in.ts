import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messages } from '../../contract/api/messages.ts';
import { rateLimited } from '../accounts/attempts.ts';
import { loginGuard } from '../accounts/login.ts';
import { readCode } from '../accounts/second-factor.ts';
import type { UserRow } from '../accounts/sessions.ts';
import { withUnusedCode } from '../accounts/used-codes.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../limits.ts';
import { refuseWeak } from '../passwords/strength.ts';
import type { Services } from '../services.ts';
import { endpoint } from './endpoint.ts';
import { langOf } from './lang.ts';
import { userAgentOf } from './user-agent.ts';

/** Signing in, up and out (spec D1, D2). */
export const signIn: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { accounts, company, limits, outbox, store } = services;
  const { auth, devices, secondFactor } = accounts;
  const guarded = loginGuard(limits);

  api.route({
    ...endpoint('login'),
    handler: async (request, reply) => {
      const { body } = request;
      const claim = {
        email: body.email,
        address: addressOf(request),
        device: await devices.known(request.headers.cookie, body.email),
      };
      const headers = new Headers({ 'user-agent': userAgentOf(request) });
      // For an account that does not exist the library hashes as well, so that both take the same time.
      const { response, headers: answered } = await guarded(claim, () =>
        auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(refuseLogin),
      );
      if ('twoFactorRedirect' in response) {
        return { secondFactor: await secondFactor.challengeIn(answered) };
      }
      reply.header('set-cookie', await devices.cookie(body.email));
      return signedIn(response.user as unknown as UserRow, response.token);
    },
  });

  api.route({
    ...endpoint('loginSecondFactor'),
    handler: async (request, reply) => {
      const { body } = request;
      const code = readCode(body.code);
      const { token, user } = await rateLimited(
        limits,
        // By account the library counts, whatever the challenge.
        [['loginAddress', addressOf(request)]],
        async () => {
          const userId = await secondFactor.whoseChallenge(body.challenge);
          return withUnusedCode(store, userId, code, () =>
            secondFactor.signIn(body.challenge, code, userAgentOf(request)),
          );
        },
      );
      reply.header('set-cookie', await devices.cookie(user.email));
      return signedIn(user, token);
    },
  });

  api.route({
    ...endpoint('signup'),
    handler: async (request) => {
      const { body } = request;
      const { email, name, password } = body;
      await limits.count('strength', addressOf(request));
      await refuseWeak({ password, own: [email, name, ...company.names] });
      await limits.count('signup', addressOf(request));
      await accounts.signUp({ ...body, lang: langOf(request) });
      outbox.wake();
    },
  });

  api.route({
    ...endpoint('logout'),
    handler: async (request) => {
      const who = await accounts.sessions.whoIs(request.headers.authorization);
      if (who) await accounts.sessions.end(who.id, who.sessionId);
    },
  });
};

/** The answer to a login: these six, and no more (spec D1). */
const signedIn = ({ id, username, email, firstName, lastName }: UserRow, token: string) => ({
  id: Number(id),
  username,
  email,
  firstName,
  lastName,
  token,
});

/** Whatever it was that did not fit, the answer is the same. */
function refuseLogin(error: { statusCode?: number }): never {
  if ((error.statusCode ?? 500) >= 500) throw error;
  throw new ApiError(400, messages.wrongLogin);
}
