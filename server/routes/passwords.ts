import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/api/messages.ts';
import { refuseCommon } from '../common-passwords.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../limits.ts';
import type { Services } from '../services.ts';
import { serveCall } from './call.ts';

/** What is done by links in mails: forgotten passwords, and addresses to be confirmed. */
export function passwords(api: FastifyInstance, services: Services): void {
  const { accounts, company, limits, outbox } = services;

  serveCall(api, services, 'forgottenPassword', async ({ body, request }) => {
    await limits.count('mailAddress', addressOf(request));
    await limits.count('mailAccount', body.email);
    await accounts.emails.sendReset(body.email);
    outbox.wake();
  });

  serveCall(api, services, 'resetPassword', async ({ body }) => {
    const email = await accounts.passwords.addressOfReset(body.token);
    if (email === undefined) throw expiredLink();
    // Before the link is used up: another password can be tried with it.
    refuseCommon(body.password, { email, company: company.name });
    if (!(await accounts.passwords.reset(body.token, body.password))) throw expiredLink();
    outbox.wake();
  });

  serveCall(api, services, 'sendVerification', async ({ user, request }) => {
    if (user.emailVerified) return;
    await limits.count('mailAddress', addressOf(request));
    await limits.count('mailAccount', user.email);
    await accounts.emails.sendVerification(user.id, user.email);
    outbox.wake();
  });

  serveCall(api, services, 'verifyEmail', async ({ body }) => {
    if (!(await accounts.emails.confirm(body.token))) throw expiredLink();
    outbox.wake();
  });
}

const expiredLink = () =>
  new ApiError(400, messages.expiredLink, { fields: { token: 'is not valid any more' } });
