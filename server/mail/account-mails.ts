import { fill } from '../../contract/fill.ts';
import { FIRST_LANG, type Lang, langFromTag, localizedPath } from '../../contract/lang.ts';
import { localize, type Text } from '../../contract/text.ts';
import type { Auth } from '../accounts/auth.ts';
import {
  createDecoyToken,
  createResetToken,
  createVerifyToken,
  RESET_TTL,
  revokeVerifyToken,
  VERIFY_TTL,
} from '../accounts/links.ts';
import type { Company } from '../company.ts';
import { lockAccount } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import type { Entry, Kind } from '../store/outbox.ts';
import { shownEmail } from '../store/shown-email.ts';
import type { Link } from './mail-content.ts';
import { formatMoment } from './moment.ts';
import { preferencesLink } from './stop-link.ts';
import type { Mail, MailWriters } from './transport.ts';

interface Services {
  company: Company;
  store: Store;
  auth: Auth;
  /** The base URL of links. */
  url: URL;
}

interface Owner {
  email: string;
  username: string;
  emailVerified: boolean;
  lang: Lang;
  timeZone: string;
}

/** The texts of a mail about an account (`content/mails.yaml`): above, on and below its button. */
interface Words {
  subject: Text;
  body: Text;
  ours?: Text;
  theirs?: Text;
  action: Text;
  note?: Text;
}

/** The data that completes a mail's texts. */
interface Parts {
  to: string;
  owner: Omit<Owner, 'timeZone'>;
  words: Words;
  /** Values for the placeholders of its texts, besides the company's address. */
  values: Record<string, string>;
  /** The address of its button. */
  url: string;
  /** The page where they choose their mails, as long as they have an account. */
  preferences?: Link;
}

/**
 * Writes the mails about an account, in its owner's language. The tokens of links are created while the mail is
 * written, so the outbox contains none.
 * @returns undefined when there is nothing left to say: the account is gone, or there is nothing to confirm
 */
export function accountMails({ company, store, auth, url }: Services) {
  const { mails } = company;
  const link = (lang: Lang, path: string, token?: string) => {
    const target = new URL(localizedPath(lang, path), url);
    if (token !== undefined) target.searchParams.set('token', token);
    return target.href;
  };
  const mail = (parts: Parts) =>
    buildMail(company, { ...parts, preferences: preferencesLink(url, parts.owner.lang, mails) });
  const setPassword = (lang: Lang) => link(lang, '/account/forgotten-password');
  const writeToUs = () => `mailto:${company.email}`;

  /**
   * Returns the writer of a notice that something about an account was changed. It goes to the account's address,
   * unless that was another one at that time.
   * @param linkFor the link of its button
   */
  const notice =
    (words: Words, linkFor: (lang: Lang) => string) =>
    async ({ userId, from }: { userId: number; from?: string }, { createdAt }: Entry) => {
      const owner = await ownerOf(store, { id: userId });
      if (!owner) return undefined;
      const values = { time: formatMoment(owner.lang, createdAt, mails, owner.timeZone) };
      return mail({ to: from ?? owner.email, owner, words, values, url: linkFor(owner.lang) });
    };

  return {
    'verify-email': async ({ userId, email }, { id: entryId }) => {
      const owner = await ownerOf(store, { id: userId });
      const token = owner && (await createVerifyToken(auth, userId, email));
      if (!owner || token === undefined) return undefined;
      if (!(await entryExists(store, userId, entryId))) {
        await revokeVerifyToken(auth, token);
        return undefined;
      }
      // A new address of the account is not known to belong to the same person.
      const emailVerified = owner.emailVerified && owner.email === email;
      return mail({
        to: email,
        owner: { ...owner, emailVerified },
        words: mails.verifyEmail,
        values: { email: shownEmail(email), hours: String(VERIFY_TTL / 3600) },
        url: link(owner.lang, '/account/verify-email', token),
      });
    },

    /** Also handles an address without an account: its mail is not sent, but takes as long to write. */
    'reset-password': async ({ email }) => {
      const owner = await ownerOf(store, { email });
      const token = await createResetToken(auth, email);
      const known = owner && token !== undefined ? { owner, token } : undefined;
      const { owner: to, token: inLink } = known ?? {
        owner: placeholderOwner(email),
        token: await createDecoyToken(auth),
      };
      const written = mail({
        to: to.email,
        owner: to,
        words: mails.resetPassword,
        values: { minutes: String(RESET_TTL / 60) },
        url: link(to.lang, '/account/new-password', inLink),
      });
      return known ? written : { ...written, isDecoy: true };
    },

    'password-changed': notice(mails.passwordChanged, setPassword),
    'second-factor-on': notice(mails.secondFactorOn, writeToUs),
    'second-factor-off': notice(mails.secondFactorOff, setPassword),
    'recovery-codes-renewed': notice(mails.recoveryCodesRenewed, setPassword),
    'email-changed': notice(mails.emailChanged, writeToUs),

    /** The owner's account no longer exists; all data about them comes from the entry. */
    'account-deleted': ({ email, lang, timeZone }, { createdAt }) =>
      buildMail(company, {
        to: email,
        owner: { ...placeholderOwner(email), lang },
        words: mails.accountDeleted,
        values: { time: formatMoment(lang, createdAt, mails, timeZone) },
        url: writeToUs(),
      }),
  } satisfies Partial<MailWriters<Kind>>;
}

/**
 * Whether an entry of the outbox still exists. A new password removes unsent entries for other addresses while holding
 * the account's lock; without this check, a link created in the meantime would remain valid.
 */
const entryExists = ({ db }: Store, userId: number, entryId: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const entry = transaction.selectFrom('outbox').select('id').where('id', '=', entryId);
    return (await entry.executeTakeFirst()) !== undefined;
  });

/** Stands in for a missing account when no account has this address. */
const placeholderOwner = (email: string): Omit<Owner, 'timeZone'> => ({
  email,
  username: '',
  emailVerified: false,
  lang: FIRST_LANG,
});

async function ownerOf({ db }: Store, by: { id: number } | { email: string }) {
  const user = await findUser(db, by);
  if (!user) return undefined;
  const lang = langFromTag(user.lang);
  return { ...user, emailVerified: Boolean(user.emailVerified), lang };
}

function buildMail(company: Company, { to, owner, words, values, url, preferences }: Parts): Mail {
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
      sender: company.name[lang],
      subject,
      paragraphs: [
        // Before an address is confirmed, the name may be a stranger's message to the owner of the mailbox.
        owner.emailVerified ? fill(greeting, { name: owner.username }) : plainGreeting,
        ...filled(body, ours, theirs),
      ],
      action: { label: action, url },
      copyLink,
      notes: filled(note),
      ...(preferences && { preferences }),
    },
  };
}
