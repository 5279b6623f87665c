import { splitName } from '../../../contract/api/account.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { langFromTag } from '../../../contract/lang.ts';
import { fileOf, keepFormFiles, removeUpload, upload } from './attachments.ts';
import type { Calls } from './call.ts';
import { collectionCalls } from './collections.ts';
import {
  answer,
  begin,
  beginWithForm,
  conversationOf,
  conversationsOf,
  markRead,
  send,
  threadAbout,
  unreadOf,
  VISITOR,
} from './conversations.ts';
import { filtered, readInbox, shown, storeLead, toCsv } from './inbox.ts';
import { leads, letters } from './leads.ts';
import { notifications } from './notifications.ts';
import { ownData } from './own-data.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  beginSession,
  confirm,
  endSession,
  newPerson,
  people,
  sessionsOf,
  toMe,
} from './people.ts';
import { notFound, refuse } from './persisted-list.ts';
import { savedCalls } from './saved.ts';

/** No mail is sent in the demo, so no link of a mail was ever given out. */
const expiredLink = refuse('expiredLink', { fields: { token: { code: 'expired' } } });

/** The demo's answers to all calls of the API. Second factors can't be set up in the demo. */
export const calls: Calls = {
  login: async ({ body }) => {
    const person = people.all().find(({ email }) => email === body.email);
    if (!person || !(await isPassword(body.password, person.password))) {
      throw new Refusal('wrongLogin');
    }
    const { id, username, email, firstName, lastName } = person;
    return { id, username, email, firstName, lastName, token: beginSession(id) };
  },
  loginSecondFactor: refuse('expiredChallenge'),
  signup: async ({ body: { email, password, name }, headers }) => {
    const hashed = await hashPassword(password);
    if (people.all().some((person) => person.email === email)) {
      throw new Refusal('userExists');
    }
    people.add({
      username: splitName(name).firstName,
      email,
      ...splitName(name),
      role: 'customer',
      ...newPerson(langFromTag(headers.get('accept-language') ?? undefined)),
      emailVerified: false,
      secondFactor: false,
      password: hashed,
      paymentDetails: null,
    });
  },
  logout: ({ caller }) => {
    if (caller) endSession(caller.session);
  },

  me: ({ caller }) => toMe(caller.person),
  changeDetails: ({ caller: { person }, body }) => {
    const given = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );
    return toMe(people.change(person.id, given));
  },
  changePassword: async ({ caller, body }) => {
    await confirm(caller, body.current, 'current');
    people.change(caller.person.id, { password: await hashPassword(body.password) });
    for (const session of sessionsOf(caller.person)) endSession(session);
    return { token: beginSession(caller.person.id) };
  },
  // The new address takes effect only through a mailed link, which is never sent.
  changeEmail: async ({ caller, body }) => {
    await confirm(caller, body.password);
  },
  sessions: ({ caller }) => ({
    sessions: sessionsOf(caller.person).map(({ id, startedAt, expiresAt, userAgent }) => ({
      id,
      isCurrent: id === caller.session.id,
      startedAt,
      lastUsedAt: startedAt,
      expiresAt,
      userAgent,
    })),
  }),
  endSession: ({ caller, params }) => {
    endSession(sessionsOf(caller.person).find(({ id }) => id === params.id) ?? notFound());
  },
  endOtherSessions: ({ caller }) => {
    for (const session of sessionsOf(caller.person)) {
      if (session.id !== caller.session.id) endSession(session);
    }
  },
  startSecondFactor: async ({ caller, body }) => {
    await confirm(caller, body.password);
    throw new Refusal('unavailable');
  },
  confirmSecondFactor: refuse('secondFactorIsOff'),
  endSecondFactor: refuse('secondFactorIsOff'),
  renewRecoveryCodes: refuse('secondFactorIsOff'),

  // The demo has no error log, and rates passwords by their length alone, without the server's dictionaries.
  reportError: () => undefined,
  passwordStrength: ({ body: { password } }) => ({
    strength: password.length < 12 ? 'fair' : password.length < 16 ? 'good' : 'strong',
  }),
  forgottenPassword: () => undefined,
  resetPassword: expiredLink,
  sendVerification: () => undefined,
  verifyEmail: expiredLink,

  sendLead: ({ caller, body, files }) => {
    const sender = caller?.person ?? VISITOR;
    const kept = keepFormFiles(sender, files);
    const lead = storeLead(body, kept);
    // A visitor who only signs up for the newsletter expects no answer.
    const isTalk = caller !== undefined && lead?.consent.purposes.includes('reply');
    if (lead && (isTalk || kept.length > 0)) {
      const ids = kept.map(({ id }) => id);
      beginWithForm(sender, lead, ids);
    }
  },
  inbox: ({ caller, query }) => readInbox(query, caller.person.id),
  inboxCsv: ({ caller, query }) => toCsv(filtered(query, caller.person.id)),
  lead: ({ params }) => shown(leads.get(params.id)),
  updateLead: ({ params, body: { answered, held, assignedTo } }) => {
    const before = leads.byId(params.id)?.answeredAt;
    const lead = leads.change(params.id, {
      // A lead marked as answered twice keeps the first date.
      ...(answered === undefined
        ? {}
        : { answeredAt: answered ? (before ?? new Date().toISOString()) : null }),
      ...(held === undefined ? {} : { heldFor: null }),
      ...(assignedTo === undefined ? {} : { assignedTo }),
    });
    return shown(lead);
  },
  // Nothing is deleted in its time here.
  markSeen: () => undefined,
  outbox: ({ query }) => ({ entries: query.state === 'dead' ? letters.all() : [] }),
  missedAddresses: () => ({ addresses: [] }),
  replay: ({ params }) => {
    const letter = letters.get(params.id);
    letters.remove(({ id }) => id === letter.id);
  },

  // The demo has no payment provider.
  paymentDetails: ({ caller }) => ({ details: caller.person.paymentDetails, methodsAt: null }),
  setPaymentDetails: ({ caller, body }) => {
    people.change(caller.person.id, { paymentDetails: body });
    return { details: body, methodsAt: null };
  },
  removePaymentDetails: ({ caller }) => {
    people.change(caller.person.id, { paymentDetails: null });
  },
  ...ownData,
  ...notifications,
  ...savedCalls,
  ...collectionCalls,

  unread: ({ caller }) => unreadOf(caller.person),
  conversations: ({ caller }) => ({ conversations: conversationsOf(caller.person) }),
  beginConversation: ({ caller, body, headers }) =>
    begin(caller.person, {
      ...body,
      lang: langFromTag(headers.get('accept-language') ?? undefined),
    }),
  conversation: ({ caller, params }) => ({
    ...conversationOf(caller.person, params.id),
    next: null,
  }),
  sendMessage: ({ caller, params, body }) => send(caller.person, params.id, body),
  readConversation: ({ caller, params, body }) => {
    markRead(caller.person, params.id, body.upTo);
  },
  uploadAttachment: ({ caller, query, body }) => upload(caller.person, query.name, body),
  // The contract types the answer as text; the bytes are sent unchanged.
  attachment: ({ params }) => fileOf(params.id) as unknown as string,
  removeAttachment: ({ caller, params }) => {
    removeUpload(caller.person, params.id);
  },
  thread: ({ params }) => threadAbout(params.id),
  answerLead: ({ caller, params, body }) => answer(caller.person, params.id, body),
  readThread: ({ params, body }) => {
    markRead('company', params.id, body.upTo);
  },
};
