import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Me } from '../../contract/api/account.ts';
import { messages } from '../../contract/api/messages.ts';
import type { SignedIn } from '../accounts/accounts.ts';
import { tryOnce, withUnusedCode } from '../accounts/attempts.ts';
import { readCode } from '../accounts/second-factor.ts';
import { refuseCommon } from '../common-passwords.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../limits.ts';
import type { Services } from '../services.ts';
import { serveCall } from './call.ts';
import { userAgentOf } from './user-agent.ts';

/** What people do with their own account. */
export function me(api: FastifyInstance, services: Services): void {
  const { accounts, company, limits, outbox } = services;
  const { emails, passwords, secondFactor, sessions } = accounts;

  /** Lets somebody who is signed in try a password or a code. */
  const confirmed = <Result>(
    user: SignedIn,
    request: FastifyRequest,
    attempt: () => Promise<Result>,
  ): Promise<Result> =>
    tryOnce(
      limits,
      [
        ['loginAddress', addressOf(request)],
        ['confirm', String(user.id)],
      ],
      attempt,
    );

  serveCall(api, services, 'me', async ({ user }) => meOf(user));

  serveCall(api, services, 'changeDetails', async ({ user, body }) => {
    await accounts.changeDetails(user.id, body);
    const { username, firstName, lastName, ...rest } = meOf(user);
    return {
      ...rest,
      username: body.username ?? username,
      firstName: body.firstName ?? firstName,
      lastName: body.lastName ?? lastName,
    };
  });

  serveCall(api, services, 'changePassword', async ({ user, body, request }) => {
    refuseCommon(body.password, { email: user.email, company: company.name });
    await confirmed(user, request, async () => {
      if (!(await passwords.change(user.id, body.current, body.password))) {
        throw wrongPassword('current');
      }
    });
    outbox.wake();
    return { token: await sessions.begin(user.id, userAgentOf(request)) };
  });

  serveCall(api, services, 'changeEmail', async ({ user, body, request }) => {
    await confirmed(user, request, async () => {
      if (!(await passwords.isRight(user.id, body.password))) throw wrongPassword('password');
    });
    await limits.count('mailAddress', addressOf(request));
    await limits.count('mailAccount', body.email);
    await emails.change(user.id, body.email);
    outbox.wake();
  });

  serveCall(api, services, 'sessions', async ({ user }) => ({
    sessions: await sessions.list(user),
  }));

  serveCall(api, services, 'endSession', async ({ user, params }) => {
    if (!(await sessions.end(user.id, params.id))) throw new ApiError(404, messages.notFound);
  });

  serveCall(api, services, 'endOtherSessions', ({ user }) => sessions.endOthers(user));

  serveCall(api, services, 'startSecondFactor', ({ user, body, request }) => {
    if (user.secondFactor) throw new ApiError(400, messages.secondFactorIsOn);
    return confirmed(user, request, () => secondFactor.start(user, body.password));
  });

  serveCall(api, services, 'confirmSecondFactor', async ({ user, body, request }) => {
    if (user.secondFactor) throw new ApiError(400, messages.secondFactorIsOn);
    const code = readCode(body.code);
    const token = await confirmed(user, request, () =>
      withUnusedCode(limits, user.id, code, () => secondFactor.confirm(user, code)),
    );
    return { token };
  });

  serveCall(api, services, 'endSecondFactor', async ({ user, body, request }) => {
    if (!user.secondFactor) throw new ApiError(400, messages.secondFactorIsOff);
    const token = await confirmed(user, request, () => secondFactor.end(user, body.password));
    return { token };
  });

  serveCall(api, services, 'renewRecoveryCodes', async ({ user, body, request }) => {
    if (!user.secondFactor) throw new ApiError(400, messages.secondFactorIsOff);
    const recoveryCodes = await confirmed(user, request, () =>
      secondFactor.renewCodes(user, body.password),
    );
    return { recoveryCodes };
  });
}

/** What of a caller is theirs to see. */
function meOf({ sessionId: _session, token: _token, ...user }: SignedIn): Me {
  return user;
}

const wrongPassword = (field: string) =>
  new ApiError(400, messages.wrongPassword, { fields: { [field]: 'is incorrect' } });
