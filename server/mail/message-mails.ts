import { fill } from '../../contract/fill.ts';
import { FIRST_LANG, langFromTag, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import type { StopTokens } from '../accounts/stop-tokens.ts';
import type { Company } from '../company.ts';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import { type MailedMessage, mailedMessage } from '../store/mailed-messages.ts';
import { wantsKind } from '../store/notifications.ts';
import type { Kind } from '../store/outbox.ts';
import { shownEmail } from '../store/shown-email.ts';
import { oneLine } from './mail-content.ts';
import { messageIdOf, threadRootId } from './message-ids.ts';
import { formatMoment } from './moment.ts';
import { stopLinks } from './stop-link.ts';
import type { MailThread, MailWriters } from './transport.ts';

interface Services {
  company: Company;
  store: Store;
  /** Tokens for the links that stop a kind of mail. */
  tokens: StopTokens;
  /** The base URL of links. */
  url: URL;
}

/**
 * Writes the mails about messages between customers, visitors and the company; undefined if the message has been
 * erased, or for a customer who does not want the mail.
 */
export function messageMails({ company, store, tokens, url }: Services) {
  const { email, mails, name } = company;

  return {
    /** To the company: a customer's message, in the lead's language like the lead's own mail. */
    'message-mail': async ({ messageId }) => {
      const message = await mailedMessage(store, messageId);
      if (!message) return undefined;
      const { lead, subject } = message;
      const words = localize(mails.messageMail, lead.lang);
      const from = message.author ?? lead;
      const link = new URL(localizedPath(lead.lang, '/account/inbox'), url);
      link.searchParams.set('lead', String(lead.id));
      return {
        to: email,
        thread: mailThread(message),
        content: {
          lang: lead.lang,
          sender: name[lead.lang],
          subject: fill(words.subject, { name: oneLine(from.name || shownEmail(from.email)) }),
          paragraphs: subject === '' ? [] : [subject],
          quote: message.body,
          facts: [
            [words.from, `${from.name} <${shownEmail(from.email)}>`],
            ...(message.files > 0 ? [[words.files, String(message.files)] as const] : []),
          ],
          action: { label: words.action, url: link.href },
          notes: [words.note],
        },
      };
    },

    /** To a visitor: the company's answer. Replies reach the company. */
    'lead-answer': async ({ messageId }) => {
      const message = await mailedMessage(store, messageId);
      if (!message) return undefined;
      const { lead, author } = message;
      const words = localize(mails.leadAnswer, lead.lang);
      const { plainGreeting } = localize(mails.common, lead.lang);
      const time = formatMoment(lead.lang, lead.receivedAt, mails);
      return {
        to: lead.email,
        replyTo: { name: name[lead.lang], address: email },
        thread: mailThread(message),
        isPersonal: true,
        content: {
          lang: lead.lang,
          sender: name[lead.lang],
          subject: words.subject,
          paragraphs: [plainGreeting],
          quote: message.body,
          notes: [...(author ? [author.name] : []), fill(words.note, { time })],
        },
      };
    },

    /** To a customer: a notice of the company's answer. The answer itself is only shown in the account area. */
    'message-answered': async ({ userId, messageId }) => {
      const message = await mailedMessage(store, messageId);
      const owner = await findUser(store.db, { id: userId });
      if (!message || !owner) return undefined;
      if (!(await wantsKind(store.db, userId, 'message-answered'))) return undefined;
      const lang = langFromTag(owner.lang ?? FIRST_LANG);
      const words = localize(mails.messageAnswered, lang);
      const { greeting, plainGreeting } = localize(mails.common, lang);
      const link = new URL(localizedPath(lang, '/account/messages'), url);
      link.searchParams.set('conversation', String(message.lead.id));
      return {
        to: owner.email,
        thread: mailThread(message),
        content: {
          lang,
          sender: name[lang],
          subject: words.subject,
          paragraphs: [
            // Before an address is confirmed, the name may be a stranger's message to the owner of the mailbox.
            owner.emailVerified ? fill(greeting, { name: owner.username }) : plainGreeting,
            words.body,
          ],
          action: { label: words.action, url: link.href },
          notes: [words.note],
          ...(await stopLinks(
            { tokens, url, mails },
            { kind: 'message-answered', id: userId, lang },
          )),
        },
      };
    },
  } satisfies Partial<MailWriters<Kind>>;
}

/** Returns the position of a message's mail in its thread. */
const mailThread = (message: MailedMessage): MailThread => ({
  id: messageIdOf(message),
  references: [threadRootId(message.lead), ...message.before.map(messageIdOf)],
});
