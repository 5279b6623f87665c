import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoints } from '../../../contract/api/endpoints.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import type { SignedIn } from '../../accounts/accounts.ts';
import { expectStillAuthorised } from '../../accounts/credentials.ts';
import { normalizeCode } from '../../accounts/second-factor.ts';
import { withUnusedCode } from '../../accounts/used-codes.ts';
import { keyedSemaphore } from '../../limits/keyed-semaphore.ts';
import type { DataSubject } from '../../privacy/data-subject.ts';
import { erasePerson } from '../../privacy/erase.ts';
import { jsonPieces } from '../../privacy/json-pieces.ts';
import { exportPerson } from '../../privacy/personal-data.ts';
import { enqueue } from '../../store/outbox.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';
import { reauthenticate } from './reauthenticate.ts';

/** The retry delay for an account with a running download, in seconds. */
const RETRY_DELAY = 10;

/** All data stored about a person, to download or erase. */
export const ownData: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { config, limits, store } = services;
  const { passwords, secondFactor } = services.accounts;

  const enterExport = keyedSemaphore(1);

  on('exportAccount', async ({ user }, reply) => {
    const key = String(user.id);
    const leave = enterExport(key);
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: RETRY_DELAY });
    try {
      await limits.count('export', key);
      // Without the mail files that replace a mail server: they contain links that open the account.
      const data = await exportPerson(store, dataSubjectOf(user));
      const stream = Readable.from(jsonPieces(data), { objectMode: false });
      stream.once('end', leave).once('close', leave);
      // For HEAD, nothing but its own end would stop it.
      reply.raw.once('close', () => stream.destroy());
      reply.type(endpoints.exportAccount.type);
      return stream;
    } catch (error) {
      leave();
      throw error;
    }
  });

  /** Reauthenticates an account by its password and second-factor code. */
  const confirm = async (user: SignedIn, password: string, code: string): Promise<string> => {
    const hash = await passwords.verify(user.id, password);
    if (!user.secondFactor) return hash;
    if (code === '') throw new Refusal('wrongCode', { fields: { code: { code: 'missing' } } });
    await withUnusedCode(store, user.id, code, () => secondFactor.checkCode(user, code));
    return hash;
  };

  on('deleteAccount', async (request) => {
    const { user } = request;
    const { password, code = '' } = request.body;
    const hash = await reauthenticate(limits, request, () =>
      confirm(user, password, normalizeCode(code)),
    );
    const { email, lang, timeZone } = user;
    // The account has not proven that it reads an unconfirmed address.
    const isNotified = user.emailVerified && !(await limits.isOver('accountMail', email));
    await erasePerson(store, config.dataDir, dataSubjectOf(user), {
      // If the button is pressed twice, the first call sends the confirmation mail.
      authorize: (transaction) => expectStillAuthorised(transaction, user, hash),
      onErased: async (transaction, { lastAdmin }) => {
        if (lastAdmin) throw new Refusal('lastAdmin');
        if (!isNotified) return;
        const payload = { email, lang, timeZone };
        await enqueue(transaction, { kind: 'account-deleted', payload, email });
      },
    });
  });
};

/** Returns the data subject of an account; data under its address is included only if the address is confirmed. */
const dataSubjectOf = ({ id, email, emailVerified }: SignedIn): DataSubject =>
  emailVerified ? { userId: id, email } : { userId: id };
