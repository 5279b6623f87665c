import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SignedIn } from '../../accounts/accounts.ts';
import { changeDetails } from '../../accounts/details.ts';
import { ownNames, refuseWeak } from '../../passwords/strength.ts';
import {
  readPaymentDetails,
  removePaymentDetails,
  setPaymentDetails,
} from '../../store/payment-details.ts';
import { shownEmail } from '../../store/shown-email.ts';
import { addressOf, userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls, expectFound } from './endpoint.ts';
import { reauthenticate } from './reauthenticate.ts';

/** The account: its details, address, password, sessions, and what is on its invoices. */
export const me: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { accounts, company, config, limits, store } = services;
  const { devices, emails, passwords, sessions } = accounts;

  on('me', async ({ user }) => readable(user));

  on('changeDetails', async ({ user, body }) => {
    return { ...readable(user), ...(await changeDetails(store, user.id, body)) };
  });

  on('changePassword', async (request, reply) => {
    const { user } = request;
    const key = String(user.id);
    const { current, password } = request.body;
    await limits.count('strength', addressOf(request));
    await refuseWeak({ password, own: [...ownNames(user), ...company.names] });
    await limits.count('passwordChange', key);
    const token = await reauthenticate(limits, request, () =>
      passwords.change(user, current, password, userAgentOf(request)),
    ).catch(async (error: unknown) => {
      await limits.refund('passwordChange', key);
      throw error;
    });
    reply.header('set-cookie', await devices.cookie(user.email));
    return { token };
  });

  on('changeEmail', async (request) => {
    const { user } = request;
    const { email, password } = request.body;
    const hash = await reauthenticate(limits, request, () => passwords.verify(user.id, password));
    await limits.count('mailAddress', addressOf(request));
    await limits.count('moveMail', email);
    await emails.change(user, email, hash);
  });

  on('sessions', async ({ user }) => ({ sessions: await sessions.list(user) }));

  on('endSession', ({ user, params }) => expectFound(sessions.end(user.id, params.id)));

  on('endOtherSessions', async ({ user }) => sessions.endOthers(user));

  /** Returns the URL of the payment provider, which may include the account's address. */
  const methodsAt = ({ email }: SignedIn): string | null =>
    config.paymentPortalUrl?.replaceAll('{email}', encodeURIComponent(email)) ?? null;

  on('paymentDetails', async ({ user }) => ({
    details: await readPaymentDetails(store.db, user.id),
    methodsAt: methodsAt(user),
  }));

  on('setPaymentDetails', async ({ user, body }) => {
    await setPaymentDetails(store, user.id, body);
    return { details: body, methodsAt: methodsAt(user) };
  });

  on('removePaymentDetails', async ({ user }) => removePaymentDetails(store.db, user.id));
};

/** Returns an account with its address in readable form. */
const readable = <Account extends { email: string }>(account: Account): Account => ({
  ...account,
  email: shownEmail(account.email),
});
