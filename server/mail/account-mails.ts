import { fill } from '../../contract/fill.ts';
import { type Lang, langNamed, pathIn } from '../../contract/lang.ts';
import { localize, type Text } from '../../contract/text.ts';
import type { Auth } from '../accounts/auth.ts';
import { makeResetToken, makeVerifyToken, RESET_TTL, VERIFY_TTL } from '../accounts/links.ts';
import type { Company } from '../company.ts';
import type { Store } from '../store/database.ts';
import type { Outgoing } from '../store/outbox.ts';
import { momentInWords } from './moment.ts';
import type { Mail } from './transport.ts';

interface Services {
  company: Company;
  store: Store;
  auth: Auth;
  /** What links begin with. */
  url: URL;
}

/** Whom a mail is about. */
interface Owner {
  email: string;
  firstName: string;
  emailVerified: boolean;
  lang: Lang;
}

/** The words of a mail about an account (`content/mails.yaml`): above its button, on it and below it. */
interface Words {
  subject: Text;
  body: Text;
  ours?: Text;
  theirs?: Text;
  action: Text;
  note?: Text;
}

/** What makes a mail of its words. */
interface Parts {
  to: string;
  owner: Owner;
  words: Words;
  /** For the `{…}` of its words, besides the company's address. */
  values: Record<string, string>;
  /** Where its button leads. */
  url: string;
}

/**
 * Writes the mails about an account, in its owner's language. Links get their tokens as the mail is
 * written: none is kept in the outbox.
 * @returns undefined when there is nothing to say any more: no such account, nothing to confirm
 */
export function accountMails({ company, store, auth, url }: Services) {
  const { mails } = company;
  const link = (lang: Lang, path: string, token?: string) => linkTo(url, lang, path, token);
  const mail = (parts: Parts) => mailOf(company, parts);

  return {
    verifyEmail: async ({ userId, email }: Outgoing['verify-email']): Promise<Mail | undefined> => {
      const owner = await ownerOf(store, 'id', userId);
      const token = owner && (await makeVerifyToken(auth, userId, email));
      if (!owner || token === undefined) return undefined;
      // A new address of the account is not confirmed to be the same person's.
      const emailVerified = owner.emailVerified && owner.email === email;
      return mail({
        to: email,
        owner: { ...owner, emailVerified },
        words: mails.verifyEmail,
        values: { email, hours: String(VERIFY_TTL / 3600) },
        url: link(owner.lang, '/account/verify-email', token),
      });
    },

    resetPassword: async ({ email }: Outgoing['reset-password']): Promise<Mail | undefined> => {
      const owner = await ownerOf(store, 'email', email);
      const token = owner && (await makeResetToken(auth, email));
      if (!owner || token === undefined) return undefined;
      return mail({
        to: owner.email,
        owner,
        words: mails.resetPassword,
        values: { minutes: String(RESET_TTL / 60) },
        url: link(owner.lang, '/account/new-password', token),
      });
    },

    /** @param changedAt milliseconds since 1970 */
    passwordChanged: async (
      { userId }: Outgoing['password-changed'],
      changedAt: number,
    ): Promise<Mail | undefined> => {
      const owner = await ownerOf(store, 'id', userId);
      return (
        owner &&
        mail({
          to: owner.email,
          owner,
          words: mails.passwordChanged,
          values: { time: momentInWords(owner.lang, changedAt, mails) },
          url: link(owner.lang, '/account/forgotten-password'),
        })
      );
    },

    /** @param changedAt milliseconds since 1970 */
    emailChanged: async (
      { userId, from }: Outgoing['email-changed'],
      changedAt: number,
    ): Promise<Mail | undefined> => {
      const owner = await ownerOf(store, 'id', userId);
      return (
        owner &&
        mail({
          to: from,
          owner,
          words: mails.emailChanged,
          values: { time: momentInWords(owner.lang, changedAt, mails) },
          url: `mailto:${company.email}`,
        })
      );
    },
  };
}

async function ownerOf(
  { db }: Store,
  column: 'id' | 'email',
  value: number | string,
): Promise<Owner | undefined> {
  const user = await db
    .selectFrom('user')
    .select(['email', 'firstName', 'emailVerified', 'lang'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!user) return undefined;
  const lang = langNamed(user.lang);
  return { ...user, emailVerified: Boolean(user.emailVerified), lang };
}

function linkTo(url: URL, lang: Lang, path: string, token: string | undefined): string {
  const target = new URL(pathIn(lang, path), url);
  if (token !== undefined) target.searchParams.set('token', token);
  return target.href;
}

function mailOf(company: Company, { to, owner, words, values, url }: Parts): Mail {
  const { lang } = owner;
  const { greeting, plainGreeting, copyLink } = localize(company.mails.common, lang);
  const { subject, body, ours, theirs, action, note } = localize(words, lang);
  const all = { ...values, contact: company.email };
  const filled = (...texts: (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).map((text) => fill(text, all));
  return {
    to,
    content: {
      lang,
      sender: company.name,
      subject,
      paragraphs: [
        // Before an address is confirmed, the name may be a stranger's text to whoever reads the mail.
        owner.emailVerified ? fill(greeting, { name: owner.firstName }) : plainGreeting,
        ...filled(body, ours, theirs),
      ],
      action: { label: action, url },
      copyLink,
      notes: filled(note),
    },
  };
}
