import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { definedDetails } from '../../accounts/details.ts';
import { ownNames, refuseWeak } from '../../passwords/strength.ts';
import { shownEmail } from '../../store/shown-email.ts';
import { addressOf, userAgentOf } from '../client.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './authorize.ts';
import { endpoint } from './endpoint.ts';
import { reauthenticate } from './reauthenticate.ts';

/** The user's own account. */
export const me: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { accounts, company, limits, outbox } = services;
  const { devices, emails, passwords, sessions } = accounts;

  api.route({ ...endpoint('me'), handler: async (request) => readable(signedInUser(request)) });

  api.route({
    ...endpoint('changeDetails'),
    handler: async (request) => {
      const user = signedInUser(request);
      await accounts.changeDetails(user.id, request.body);
      return { ...readable(user), ...definedDetails(request.body) };
    },
  });

  api.route({
    ...endpoint('changePassword'),
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const { id } = user;
      const { current, password } = request.body;
      await limits.count('strength', addressOf(request));
      await refuseWeak({ password, own: [...ownNames(user), ...company.names] });
      await limits.count('passwordChange', String(id));
      const token = await reauthenticate(limits, request, async () => {
        const renewed = await passwords.change(user, current, password, userAgentOf(request));
        if (renewed === undefined) throw wrongPassword('current');
        return renewed;
      }).catch(async (error: unknown) => {
        await limits.refund('passwordChange', String(id));
        throw error;
      });
      outbox.wake();
      reply.header('set-cookie', await devices.cookie(user.email));
      return { token };
    },
  });

  api.route({
    ...endpoint('changeEmail'),
    handler: async (request) => {
      const user = signedInUser(request);
      const { email, password } = request.body;
      const hash = await reauthenticate(limits, request, async () => {
        const right = await passwords.rightHash(user.id, password);
        if (right === undefined) throw wrongPassword('password');
        return right;
      });
      await limits.count('mailAddress', addressOf(request));
      await limits.count('moveMail', email);
      await emails.change(user, email, hash);
      outbox.wake();
    },
  });

  api.route({
    ...endpoint('sessions'),
    handler: async (request) => ({ sessions: await sessions.list(signedInUser(request)) }),
  });

  api.route({
    ...endpoint('endSession'),
    handler: async (request) => {
      const isEnded = await sessions.end(signedInUser(request).id, request.params.id);
      if (!isEnded) throw new Refusal('notFound');
    },
  });

  api.route({
    ...endpoint('endOtherSessions'),
    handler: async (request) => sessions.endOthers(signedInUser(request)),
  });
};

/** Returns an account with its address in readable form. */
const readable = <Account extends { email: string }>(account: Account): Account => ({
  ...account,
  email: shownEmail(account.email),
});

const wrongPassword = (field: string) =>
  new Refusal('wrongPassword', { fields: { [field]: { code: 'incorrect' } } });
