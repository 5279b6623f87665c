import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import type { Notifications } from '../../../contract/api/notifications.ts';
import type { SignedIn } from '../../accounts/accounts.ts';
import { agreeToNews, getsNews, NEWS_FORM, withdrawNews } from '../../store/news.ts';
import { readMutable, setMutable } from '../../store/notifications.ts';
import { addressOf, langOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';

/** The optional mails that an account gets. */
export const notifications: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { company, deliveries, intake, limits, store } = services;
  const { db } = store;

  /** Only a confirmed owner may see what the address agreed to: anyone can create an account with it. */
  const read = async ({ id, email, emailVerified }: SignedIn): Promise<Notifications> => ({
    ...(await readMutable(db, id)),
    news: emailVerified && (await getsNews(db, email)),
  });

  on('notifications', ({ user }) => read(user));

  on('setNotifications', async (request) => {
    const { user } = request;
    const { consent, news, 'message-answered': answered } = request.body;
    if (consent !== undefined && !company.consent.some(({ version }) => version === consent)) {
      throw new Refusal('invalid', { fields: { consent: { code: 'unknown' } } });
    }
    if (news !== undefined && !user.emailVerified) throw new Refusal('unconfirmed');
    // This counts as a form, because it reaches the company like one; it is counted before anything changes.
    if (news === true) await limits.count('lead', addressOf(request));
    if (answered !== undefined) await setMutable(db, user.id, 'message-answered', answered);
    if (news === false) await withdrawNews(db, user.email);
    if (news === true && consent !== undefined) {
      const { id: userId, email } = user;
      const agreement = { userId, email, lang: langOf(request), consent };
      await intake.message(
        { address: addressOf(request), message: '', form: NEWS_FORM },
        (isFlood) => agreeToNews(store, agreement, { deliveries, isFlood }),
      );
    }
    return read(user);
  });
};
