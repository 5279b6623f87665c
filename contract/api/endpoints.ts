import { z } from 'zod';
import * as account from './account.ts';
import { FILE_MAX } from './conversation-limits.ts';
import * as conversations from './conversations.ts';
import * as leads from './leads.ts';
import * as notifications from './notifications.ts';
import * as pageErrors from './page-errors.ts';
import * as passwords from './passwords.ts';
import type { CallName } from './paths.ts';
import * as paymentDetails from './payment-details.ts';
import { PICTURE_MAX, PICTURE_TYPE, PICTURE_TYPES } from './picture-limits.ts';
import * as pictures from './pictures.ts';
import * as saved from './saved.ts';

/** Nothing in the answer's body. */
const empty = z.undefined();

/** Plain forms are sent so, without script. */
const FORM = 'application/x-www-form-urlencoded';

/** Files are sent as they are. */
const BYTES = 'application/octet-stream';

/** What a call takes and answers. */
export interface Endpoint {
  summary: string;
  /** Who may make it: any client, a signed-in account, or administrators. */
  access: 'anyone' | 'customer' | 'admin';
  /** Whether another site may have a browser make it: what it may do follows from what is sent, not from who sends it. */
  fromAnywhere?: true;
  /** Whether it changes nothing, though it is no GET: what is sent has no place in an address. */
  onlyReads?: true;
  headers?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The types that its body may have, where JSON is not the only one. */
  bodyTypes?: readonly string[];
  /** In the place of `body`, a file as it is: of which kinds, and of how many bytes at the most. */
  upload?: {
    types: readonly string[];
    max: number;
  };
  /** The answer's status and body when all is well. */
  status: 200 | 201 | 202;
  answer: z.ZodType;
  /** The answer's type, where it is not JSON, or is JSON that is sent as it is made. */
  type?: string;
  /** Where a plain form is led to when all is well. */
  redirect?: string;
  /** How it is refused besides the ways that all calls have in common. */
  refusedWith?: readonly number[];
}

/** Every call of the API: routes, validation, OpenAPI and the client's types are made of it. */
export const endpoints = {
  login: {
    summary: 'Sign in',
    access: 'anyone',
    body: account.loginBody,
    status: 200,
    answer: z.union([account.signedIn, account.secondFactorAsked]),
  },
  loginSecondFactor: {
    summary: 'Sign in, second step: a code of the authenticator or a recovery code',
    access: 'anyone',
    body: account.loginSecondFactorBody,
    status: 200,
    answer: account.signedIn,
  },
  signup: {
    summary: 'Make an account',
    access: 'anyone',
    body: account.signupBody,
    status: 200,
    answer: empty,
  },
  logout: { summary: 'End this session', access: 'anyone', status: 200, answer: empty },
  me: { summary: 'Who is signed in', access: 'customer', status: 200, answer: account.me },
  changeDetails: {
    summary: 'Change names, company, language and time zone, each by itself',
    access: 'customer',
    body: account.detailsBody,
    status: 200,
    answer: account.me,
  },
  changePassword: {
    summary: 'Change the password; all other sessions end',
    access: 'customer',
    body: account.passwordBody,
    status: 200,
    answer: account.renewedToken,
  },
  changeEmail: {
    summary: 'Change the e-mail address; it counts once the link sent to it is followed',
    access: 'customer',
    body: account.emailBody,
    status: 202,
    answer: empty,
  },
  sessions: {
    summary: 'Where one is signed in',
    access: 'customer',
    status: 200,
    answer: account.sessionList,
  },
  endSession: {
    summary: 'End a session',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  endOtherSessions: {
    summary: 'End all sessions but this one',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  startSecondFactor: {
    summary: 'Begin to set up a second factor; it is on once a code has been confirmed',
    access: 'customer',
    body: account.passwordOnly,
    status: 200,
    answer: account.secondFactorStarted,
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with its first code; all other sessions end',
    access: 'customer',
    body: account.codeBody,
    status: 200,
    answer: account.renewedToken,
  },
  endSecondFactor: {
    summary: 'Turn the second factor off; all other sessions end',
    access: 'customer',
    body: account.passwordAndCode,
    status: 200,
    answer: account.renewedToken,
  },
  renewRecoveryCodes: {
    summary: 'New recovery codes; the old ones are void',
    access: 'customer',
    body: account.passwordAndCode,
    status: 200,
    answer: account.recoveryCodes,
  },
  passwordStrength: {
    onlyReads: true,
    summary: 'How hard a password is to guess, while somebody chooses one; nothing of it is kept',
    access: 'anyone',
    body: passwords.strengthBody,
    status: 200,
    answer: passwords.passwordStrength,
  },
  forgottenPassword: {
    summary:
      'Ask for a link to set a new password; the answer does not tell whether there is an account',
    access: 'anyone',
    body: account.forgottenBody,
    status: 202,
    answer: empty,
  },
  resetPassword: {
    summary: 'Set a new password with the link’s token; all sessions end',
    access: 'anyone',
    body: account.resetBody,
    status: 200,
    answer: empty,
  },
  sendVerification: {
    summary: 'Ask for another link that confirms the e-mail address',
    access: 'customer',
    status: 202,
    answer: empty,
  },
  verifyEmail: {
    summary:
      'Confirm an e-mail address with the link’s token, in a session of the account that it is for',
    access: 'customer',
    body: account.verifyBody,
    status: 200,
    answer: empty,
  },
  sendLead: {
    summary:
      'Send a form; JSON, or as a plain form, which is then answered with a redirect. With an Idempotency-Key header a repeat is acknowledged and not stored again',
    access: 'anyone',
    headers: leads.leadHeaders,
    body: leads.leadBody,
    bodyTypes: ['application/json', FORM],
    status: 201,
    answer: empty,
    redirect: 'Stored; the way to the page that says so',
    refusedWith: [422],
  },
  reportError: {
    onlyReads: true,
    summary: 'Report an error of a page to the server’s log; nothing of it is answered or stored',
    access: 'anyone',
    body: pageErrors.errorBody,
    status: 202,
    answer: empty,
  },
  inbox: {
    summary: 'The leads, the last one that something was written about first',
    access: 'admin',
    query: leads.inboxQuery,
    status: 200,
    answer: leads.inboxPage,
  },
  inboxCsv: {
    summary: 'The same leads as a table for spreadsheets',
    access: 'admin',
    query: leads.inboxQuery.omit({ before: true }),
    status: 200,
    answer: z.string(),
    type: 'text/csv; charset=utf-8',
  },
  lead: {
    summary: 'One lead',
    access: 'admin',
    params: leads.idParams,
    status: 200,
    answer: leads.lead,
  },
  updateLead: {
    summary: 'Mark a lead as answered or not, or release one that was held',
    access: 'admin',
    params: leads.idParams,
    body: leads.updateLeadBody,
    status: 200,
    answer: leads.lead,
  },
  markSeen: {
    summary: 'Note which held leads have been shown; only those are deleted, 30 days later',
    access: 'admin',
    body: leads.seenBody,
    status: 200,
    answer: empty,
  },
  outbox: {
    summary: 'What could not be sent, or is waiting to be',
    access: 'admin',
    query: leads.outboxQuery,
    status: 200,
    answer: leads.outboxPage,
  },
  replay: {
    summary: 'Send a dead letter once more',
    access: 'admin',
    params: leads.idParams,
    status: 202,
    answer: empty,
  },

  setPicture: {
    summary: 'Set one’s picture; it is kept small, and without what else is in its file',
    access: 'customer',
    upload: { types: PICTURE_TYPES, max: PICTURE_MAX },
    status: 200,
    answer: pictures.pictureSet,
    refusedWith: [507],
  },
  removePicture: {
    summary: 'Remove one’s picture',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  picture: {
    summary: 'The picture of somebody, for whoever knows its address',
    access: 'anyone',
    params: pictures.pictureParams,
    status: 200,
    answer: z.string(),
    type: PICTURE_TYPE,
  },
  exportAccount: {
    summary: 'All that is kept about one',
    access: 'customer',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
    type: 'application/json; charset=utf-8',
  },
  deleteAccount: {
    summary: 'Delete one’s account, with all that is kept about one; the last administrator stays',
    access: 'customer',
    body: account.deleteAccountBody,
    status: 200,
    answer: empty,
    refusedWith: [409],
  },

  notifications: {
    summary: 'Which mails one gets, of those that can be turned off',
    access: 'customer',
    status: 200,
    answer: notifications.notifications,
  },
  setNotifications: {
    summary: 'Turn kinds of mail on and off, each by itself',
    access: 'customer',
    body: notifications.notificationsBody,
    status: 200,
    answer: notifications.notifications,
    refusedWith: [409],
  },
  unsubscribePage: {
    summary: 'A page with a button that stops the kind of mail that its link came with',
    access: 'anyone',
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: z.string(),
    type: 'text/html; charset=utf-8',
    refusedWith: [404],
  },
  unsubscribe: {
    summary:
      'Stop the kind of mail that the link came with, as mail programs do with one click (RFC 8058). A plain form is answered with a redirect',
    access: 'anyone',
    fromAnywhere: true,
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: empty,
    redirect: 'Stopped; the way to the page that says so',
    refusedWith: [413, 415],
  },

  paymentDetails: {
    summary: 'Whom one’s invoices are for, and where they go',
    access: 'customer',
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  setPaymentDetails: {
    summary: 'Set that, in the place of what was there before',
    access: 'customer',
    body: paymentDetails.paymentDetailsBody,
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  removePaymentDetails: {
    summary: 'Remove it',
    access: 'customer',
    status: 200,
    answer: empty,
  },

  saved: {
    summary: 'What one has saved of the site; of one kind, or one thing, where the query says so',
    access: 'customer',
    query: saved.savedQuery,
    status: 200,
    answer: saved.savedList,
  },
  save: {
    summary:
      'Save something, up to 500; what was removed last is as it was before, for a day. Saving twice saves once',
    access: 'customer',
    body: saved.thing,
    status: 200,
    answer: saved.savedItem,
    refusedWith: [409],
  },
  unsave: {
    summary: 'Remove something saved, also from one’s collections',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collections: {
    summary: 'One’s collections, with what is in them',
    access: 'customer',
    status: 200,
    answer: saved.collectionList,
  },
  makeCollection: {
    summary: 'Make a collection, up to 50',
    access: 'customer',
    body: saved.collectionBody,
    status: 201,
    answer: saved.collection,
    refusedWith: [409],
  },
  changeCollection: {
    summary: 'Change the name or the note of a collection',
    access: 'customer',
    params: leads.idParams,
    body: saved.collectionChange,
    status: 200,
    answer: saved.collection,
  },
  removeCollection: {
    summary: 'Remove a collection; what was in it stays saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collect: {
    summary: 'Put something saved at the end of a collection, which has room for 200',
    access: 'customer',
    params: leads.idParams,
    body: saved.collectBody,
    status: 200,
    answer: saved.collection,
    refusedWith: [409],
  },
  moveCollected: {
    summary: 'Put something to another place in its collection',
    access: 'customer',
    params: leads.idParams,
    body: saved.moveBody,
    status: 200,
    answer: saved.collection,
  },
  takeOut: {
    summary: 'Take something out of its collection; it stays saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: saved.collection,
  },
  shareCollection: {
    summary:
      'Make a link by which anybody can see a collection; a link that was made before is void',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: saved.sharedLink,
  },
  withdrawShare: {
    summary: 'Withdraw the link of a collection',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  sharedCollection: {
    onlyReads: true,
    summary: 'The collection that a link leads to; nothing of whose it is',
    access: 'anyone',
    body: saved.sharedBody,
    status: 200,
    answer: saved.sharedCollection,
    refusedWith: [404],
  },

  unread: {
    summary: 'How much there is to read; cheap, for the navigation',
    access: 'customer',
    status: 200,
    answer: conversations.unreadCounts,
  },
  conversations: {
    summary: 'The conversations with the company, the last one written in first',
    access: 'customer',
    status: 200,
    answer: conversations.conversationList,
  },
  beginConversation: {
    summary:
      'Begin a conversation; with an Idempotency-Key header a repeat is answered with the first',
    access: 'customer',
    headers: conversations.messageHeaders,
    body: conversations.conversationBody,
    status: 201,
    answer: conversations.conversation,
    refusedWith: [409, 422],
  },
  conversation: {
    summary: 'A conversation with its newest messages, or those before one',
    access: 'customer',
    params: leads.idParams,
    query: conversations.messagesQuery,
    status: 200,
    answer: conversations.openConversation,
  },
  sendMessage: {
    summary:
      'Write to the company; with an Idempotency-Key header a repeat is answered with the first',
    access: 'customer',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.messageBody,
    status: 201,
    answer: conversations.message,
    refusedWith: [409, 422],
  },
  readConversation: {
    summary: 'Note how far a conversation has been read',
    access: 'customer',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
  uploadAttachment: {
    summary: 'Send a file, as it is, to go with a message later; it is kept for a day without one',
    access: 'customer',
    query: conversations.attachmentQuery,
    upload: { types: [BYTES], max: FILE_MAX },
    status: 201,
    answer: conversations.attachment,
    refusedWith: [409, 507],
  },
  attachment: {
    summary: 'A file of a conversation that one takes part in; always as a download',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: z.string(),
    type: BYTES,
  },
  removeAttachment: {
    summary: 'Remove a file that goes with no message yet',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  thread: {
    summary: 'What was written about a lead last, notes included, or before a message',
    access: 'admin',
    params: leads.idParams,
    query: conversations.messagesQuery,
    status: 200,
    answer: conversations.thread,
  },
  answerLead: {
    summary:
      'Answer a lead, as a message to a customer or by mail to a visitor; or write a note. With an Idempotency-Key header a repeat is answered with the first',
    access: 'admin',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.companyMessageBody,
    status: 201,
    answer: conversations.answeredMessage,
    refusedWith: [409, 422],
  },
  readThread: {
    summary: 'Note how far the customer’s messages have been read',
    access: 'admin',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
} as const satisfies Record<CallName, Endpoint>;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a client sends with a call. */
export type BodyOf<Name extends CallName> = (typeof endpoints)[Name] extends { body: infer Body }
  ? Input<Body>
  : (typeof endpoints)[Name] extends { upload: object }
    ? Blob
    : undefined;

/** What a client gets for a call. */
export type AnswerOf<Name extends CallName> = z.output<(typeof endpoints)[Name]['answer']>;
