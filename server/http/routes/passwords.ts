import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import type { OnConfirmed } from '../../accounts/emails.ts';
import { estimateWhileTyping, ownNames, refuseWeak } from '../../passwords/strength.ts';
import { type ReleasedLead, releaseUnconfirmed } from '../../store/held.ts';
import { addressOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';

/** The actions of links in mails: resetting a forgotten password and confirming an address. */
export const passwords: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { accounts, company, deliveries, intake, limits } = services;

  /** Runs a step that confirms an address, and delivers what its owner has written before. */
  const deliverOnConfirmation = async (
    request: FastifyRequest,
    confirm: (onConfirmed: OnConfirmed) => Promise<boolean>,
  ): Promise<boolean> => {
    let released: readonly ReleasedLead[] = [];
    const isConfirmed = await confirm(async (transaction, userId) => {
      released = await releaseUnconfirmed(transaction, userId, deliveries);
    });
    await intake.released(addressOf(request), released);
    return isConfirmed;
  };

  on('passwordStrength', async (request) => {
    const { password, email = '', name = '' } = request.body;
    await limits.count('strength', addressOf(request));
    return estimateWhileTyping({ password, own: [email, name, ...company.names] });
  });

  on('forgottenPassword', async (request) => {
    const { body } = request;
    await limits.count('mailAddress', addressOf(request));
    await limits.count('resetMail', body.email);
    await accounts.emails.sendReset(body.email);
  });

  on('resetPassword', async (request, reply) => {
    const { body } = request;
    const owner = await accounts.passwords.ownerOfReset(body.token);
    if (owner === undefined) throw expiredLink();
    // One link can be tried with any number of weak passwords, and each one costs an estimate.
    await limits.count('strength', addressOf(request));
    // Before the link is consumed, so that another password can be tried with it.
    await refuseWeak({ password: body.password, own: [...ownNames(owner), ...company.names] });
    const isSet = await deliverOnConfirmation(request, (onConfirmed) =>
      accounts.passwords.reset(body.token, body.password, onConfirmed),
    );
    if (!isSet) throw expiredLink();
    // The owner, who reads the account's mail, can always sign in from this device, whatever strangers do.
    reply.header('set-cookie', await accounts.devices.cookie(owner.email));
  });

  on('sendVerification', async (request) => {
    const { user } = request;
    if (user.emailVerified) return;
    await limits.count('mailAddress', addressOf(request));
    await limits.count('accountMail', user.email);
    await accounts.emails.sendVerification(user.id, user.email);
  });

  on('verifyEmail', async (request) => {
    const { user } = request;
    const isConfirmed = await deliverOnConfirmation(request, (onConfirmed) =>
      accounts.emails.confirm(user, request.body.token, onConfirmed),
    );
    if (!isConfirmed) {
      // People press twice. The session is the account's own, so this tells its owner nothing new.
      if (!(await accounts.emails.isConfirmed(user.id))) throw expiredLink();
      throw new Refusal('confirmedAlready');
    }
  });
};

const expiredLink = () => new Refusal('expiredLink', { fields: { token: { code: 'expired' } } });
