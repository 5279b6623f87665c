import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../contract/api/messages.ts';
import { bearerOf } from '../accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../limits.ts';
import type { Services } from '../services.ts';
import { serveCall } from './call.ts';
import { langOf } from './lang.ts';

/** Signing in, up and out (spec D1, D2). */
export function signIn(api: FastifyInstance, services: Services): void {
  const { accounts, limits } = services;
  const { auth } = accounts;

  serveCall(api, services, 'login', async ({ body, request }) => {
    const address = addressOf(request);
    await limits.count('loginAddress', address);
    await limits.count('loginAccount', body.email);
    // For an account that does not exist the library hashes as well, so that both take the same time.
    const headers = new Headers(about(request));
    const { response, headers: answered } = await auth.api
      .signInEmail({ body, headers, returnHeaders: true })
      .catch((error: { status?: string; statusCode?: number }) => {
        if ((error.statusCode ?? 500) >= 500) throw error;
        throw new ApiError(400, messages.wrongLogin);
      });
    await limits.forgive('loginAddress', address);
    await limits.forgive('loginAccount', body.email);
    if ('twoFactorRedirect' in response) {
      return { secondFactor: challengeFrom(answered) };
    }
    const { id, username, email, firstName, lastName } = response.user as unknown as Row;
    return { id: Number(id), username, email, firstName, lastName, token: response.token };
  });

  serveCall(api, services, 'signup', async ({ body, request }) => {
    await limits.count('signup', addressOf(request));
    await accounts.signUp(body.email, body.password, body.name, langOf(request));
  });

  serveCall(api, services, 'logout', async ({ request }) => {
    const who = await accounts.whoIs(request.headers.authorization);
    if (who) await auth.api.signOut({ headers: bearerOf(who.token) });
  });
}

interface Row {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What a session keeps of the device that it was begun on. */
const about = (request: FastifyRequest) => ({
  'user-agent': (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** The library hands its challenge to browsers as a cookie; ours get it as a value. */
function challengeFrom(headers: Headers): string {
  const cookie = headers.getSetCookie().find((each) => each.includes('two_factor='));
  const value = cookie === undefined ? undefined : /^[^=]+=([^;]+)/.exec(cookie)?.[1];
  if (value === undefined) throw new Error('no challenge for the second factor');
  return value;
}
