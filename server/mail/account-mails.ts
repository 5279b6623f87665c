import { fill } from '../../contract/fill.ts';
import { type Lang, pathIn } from '../../contract/lang.ts';
import type { Mails } from '../../contract/mails.ts';
import { localize } from '../../contract/text.ts';
import type { Auth } from '../accounts/auth.ts';
import { makeResetToken, makeVerifyToken, RESET_TTL, VERIFY_TTL } from '../accounts/links.ts';
import type { Company } from '../company.ts';
import type { Store } from '../store/database.ts';
import type { Outgoing } from '../store/outbox.ts';
import { momentIn } from './moment.ts';
import type { Mail } from './transport.ts';

interface Parts {
  company: Company;
  store: Store;
  auth: Auth;
  /** What links begin with. */
  url: URL;
}

/**
 * Writes the mails about an account, in its owner's language. Links get their tokens as the mail is
 * written: none is kept in the outbox.
 * @returns undefined when there is nothing to say any more: no such account, nothing to confirm
 */
export function accountMails({ company, store, auth, url }: Parts) {
  const owner = async (column: 'id' | 'email', value: number | string) => {
    const user = await store.db
      .selectFrom('user')
      .select(['email', 'firstName', 'emailVerified', 'lang'])
      .where(column, '=', value)
      .executeTakeFirst();
    return user && ({ ...user, lang: user.lang === 'th' ? 'th' : ('en' satisfies Lang) } as const);
  };

  /** Before an address is confirmed, the name may be a stranger's text to whoever reads that mail. */
  const greeting = (user: Owner): string => {
    const { greeting, plainGreeting } = localize(company.mails.common, user.lang);
    return user.emailVerified ? fill(greeting, { name: user.firstName }) : plainGreeting;
  };

  const common = (user: Owner) => ({
    lang: user.lang,
    sender: company.name,
    copyLink: company.mails.common.copyLink[user.lang],
  });

  const link = (lang: Lang, path: string, token?: string): string => {
    const target = new URL(pathIn(lang, path), url);
    if (token !== undefined) target.searchParams.set('token', token);
    return target.href;
  };

  /** Tells somebody that something about their account was changed, and what to do if it was not them. */
  const notice = (
    user: Owner,
    to: string,
    text: Mails['passwordChanged' | 'emailChanged'],
    changedAt: number,
    url: string,
  ): Mail => {
    const words = localize(text, user.lang);
    const time = momentIn(user.lang, changedAt, company.mails);
    return {
      to,
      letter: {
        ...common(user),
        subject: words.subject,
        paragraphs: [
          greeting(user),
          fill(words.body, { company: company.name, time }),
          words.ours,
          fill(words.theirs, { contact: company.email }),
        ],
        action: { label: words.action, url },
        notes: [],
      },
    };
  };

  return {
    verifyEmail: async ({ userId, email }: Outgoing['verify-email']): Promise<Mail | undefined> => {
      const user = await owner('id', userId);
      const token = user && (await makeVerifyToken(auth, userId, email));
      if (!user || token === undefined) return undefined;
      const words = localize(company.mails.verifyEmail, user.lang);
      return {
        to: email,
        letter: {
          ...common(user),
          subject: words.subject,
          paragraphs: [
            // To a new address of the account, it is not confirmed that this is the same person.
            greeting({ ...user, emailVerified: user.emailVerified && user.email === email }),
            fill(words.body, { email, company: company.name }),
          ],
          action: { label: words.action, url: link(user.lang, '/account/verify-email', token) },
          notes: [fill(words.note, { hours: String(VERIFY_TTL / 3600) })],
        },
      };
    },

    resetPassword: async ({ email }: Outgoing['reset-password']): Promise<Mail | undefined> => {
      const user = await owner('email', email);
      const token = user && (await makeResetToken(auth, email));
      if (!user || token === undefined) return undefined;
      const words = localize(company.mails.resetPassword, user.lang);
      return {
        to: user.email,
        letter: {
          ...common(user),
          subject: words.subject,
          paragraphs: [greeting(user), fill(words.body, { company: company.name })],
          action: { label: words.action, url: link(user.lang, '/account/new-password', token) },
          notes: [fill(words.note, { minutes: String(RESET_TTL / 60) })],
        },
      };
    },

    /** @param changedAt milliseconds since 1970 */
    passwordChanged: async (
      { userId }: Outgoing['password-changed'],
      changedAt: number,
    ): Promise<Mail | undefined> => {
      const user = await owner('id', userId);
      if (!user) return undefined;
      const forgotten = link(user.lang, '/account/forgotten-password');
      return notice(user, user.email, company.mails.passwordChanged, changedAt, forgotten);
    },

    /** @param changedAt milliseconds since 1970 */
    emailChanged: async (
      { userId, from }: Outgoing['email-changed'],
      changedAt: number,
    ): Promise<Mail | undefined> => {
      const user = await owner('id', userId);
      if (!user) return undefined;
      return notice(user, from, company.mails.emailChanged, changedAt, `mailto:${company.email}`);
    },
  };
}

interface Owner {
  email: string;
  firstName: string;
  emailVerified: boolean | number;
  lang: Lang;
}
