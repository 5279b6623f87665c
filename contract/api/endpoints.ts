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

/** An answer without a body. */
const empty = z.undefined();

/** The content type of plain forms, which are sent without scripts. */
const FORM = 'application/x-www-form-urlencoded';

/** The content type of uploaded files. */
const BYTES = 'application/octet-stream';

/** The input and output of an API call. */
export interface Endpoint {
  summary: string;
  /** The callers that are allowed: any client, a signed-in account, or administrators. */
  access: 'anyone' | 'customer' | 'admin';
  /** Whether other sites may trigger the call, because what it may do depends on its content and not on its sender. */
  allowsCrossSite?: true;
  /** Whether it changes nothing although it is not a GET, because its input doesn't belong in a URL. */
  isReadOnly?: true;
  headers?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The content types of its body, if not only JSON. */
  bodyTypes?: readonly string[];
  /** A file instead of `body`: its accepted types, and its maximum size in bytes. */
  upload?: {
    types: readonly string[];
    max: number;
  };
  /** The status and body of a successful answer. */
  status: 200 | 201 | 202;
  answer: z.ZodType;
  /** The content type of the answer, if it is not JSON, or is JSON that is sent as it is generated. */
  type?: string;
  /** The redirect after a plain form has succeeded. */
  redirect?: string;
  /** The statuses of refusals in addition to those that all calls have in common. */
  errorStatuses?: readonly number[];
}

/** All calls of the API. Routes, validation, OpenAPI and the client's types are derived from them. */
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
    summary: 'Create an account',
    access: 'anyone',
    body: account.signupBody,
    status: 200,
    answer: empty,
  },
  logout: { summary: 'End this session', access: 'anyone', status: 200, answer: empty },
  me: { summary: 'The signed-in user', access: 'customer', status: 200, answer: account.me },
  changeDetails: {
    summary: 'Change names, company, language and time zone independently',
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
    summary: 'Change the email address; it takes effect once the link sent to it is followed',
    access: 'customer',
    body: account.emailBody,
    status: 202,
    answer: empty,
  },
  sessions: {
    summary: 'The sessions of the account',
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
    summary: 'End all other sessions',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  startSecondFactor: {
    summary: 'Start setting up a second factor; it is on once a code has been confirmed',
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
    summary: 'Create new recovery codes; the old ones become invalid',
    access: 'customer',
    body: account.passwordAndCode,
    status: 200,
    answer: account.recoveryCodes,
  },
  passwordStrength: {
    isReadOnly: true,
    summary: 'Estimate how hard a password is to guess while it is typed; nothing is stored',
    access: 'anyone',
    body: passwords.strengthBody,
    status: 200,
    answer: passwords.passwordStrength,
  },
  forgottenPassword: {
    summary:
      'Request a link to set a new password; the answer does not reveal whether the account exists',
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
    summary: 'Request another link that confirms the email address',
    access: 'customer',
    status: 202,
    answer: empty,
  },
  verifyEmail: {
    summary: 'Confirm an email address with the link’s token, in a session of its account',
    access: 'customer',
    body: account.verifyBody,
    status: 200,
    answer: empty,
  },
  sendLead: {
    summary:
      'Send a form as JSON, or as a plain form, which is answered with a redirect. With an Idempotency-Key header a repeat is acknowledged and not stored again',
    access: 'anyone',
    headers: leads.leadHeaders,
    body: leads.leadBody,
    bodyTypes: ['application/json', FORM],
    status: 201,
    answer: empty,
    redirect: 'Stored; redirects to the confirmation page',
    errorStatuses: [422],
  },
  reportError: {
    isReadOnly: true,
    summary: 'Report an error on a page to the server’s log; nothing else is stored',
    access: 'anyone',
    body: pageErrors.errorBody,
    status: 202,
    answer: empty,
  },
  inbox: {
    summary: 'The leads, most recently active first',
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
    summary: 'Mark a lead as answered or not, or release a held lead',
    access: 'admin',
    params: leads.idParams,
    body: leads.updateLeadBody,
    status: 200,
    answer: leads.lead,
  },
  markSeen: {
    summary: 'Mark held leads as seen; only seen ones are deleted, 30 days later',
    access: 'admin',
    body: leads.seenBody,
    status: 200,
    answer: empty,
  },
  outbox: {
    summary: 'Failed or pending deliveries',
    access: 'admin',
    query: leads.outboxQuery,
    status: 200,
    answer: leads.outboxPage,
  },
  replay: {
    summary: 'Retry a dead letter',
    access: 'admin',
    params: leads.idParams,
    status: 202,
    answer: empty,
  },

  setPicture: {
    summary: 'Set the account’s picture; it is resized, and metadata is removed',
    access: 'customer',
    upload: { types: PICTURE_TYPES, max: PICTURE_MAX },
    status: 200,
    answer: pictures.pictureSet,
    errorStatuses: [507],
  },
  removePicture: {
    summary: 'Remove the account’s picture',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  picture: {
    summary: 'A picture, for anyone who knows its address',
    access: 'anyone',
    params: pictures.pictureParams,
    status: 200,
    answer: z.string(),
    type: PICTURE_TYPE,
  },
  exportAccount: {
    summary: 'All data stored about the user',
    access: 'customer',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
    type: 'application/json; charset=utf-8',
  },
  deleteAccount: {
    summary:
      'Delete the account and all data stored about the user; the last administrator cannot be deleted',
    access: 'customer',
    body: account.deleteAccountBody,
    status: 200,
    answer: empty,
    errorStatuses: [409],
  },

  notifications: {
    summary: 'The optional mails that the account gets',
    access: 'customer',
    status: 200,
    answer: notifications.notifications,
  },
  setNotifications: {
    summary: 'Turn kinds of mail on and off independently',
    access: 'customer',
    body: notifications.notificationsBody,
    status: 200,
    answer: notifications.notifications,
    errorStatuses: [409],
  },
  unsubscribePage: {
    summary: 'A page with a button that stops the kind of mail that contained the link',
    access: 'anyone',
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: z.string(),
    type: 'text/html; charset=utf-8',
    errorStatuses: [404],
  },
  unsubscribe: {
    summary:
      'Stop the kind of mail that contained the link, as mail programs do with one click (RFC 8058). A plain form is answered with a redirect',
    access: 'anyone',
    allowsCrossSite: true,
    query: notifications.unsubscribeQuery,
    status: 200,
    answer: empty,
    redirect: 'Stopped; redirects to the confirmation page',
    errorStatuses: [413, 415],
  },

  paymentDetails: {
    summary: 'The name and address on invoices',
    access: 'customer',
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  setPaymentDetails: {
    summary: 'Set the name and address on invoices',
    access: 'customer',
    body: paymentDetails.paymentDetailsBody,
    status: 200,
    answer: paymentDetails.paymentDetails,
  },
  removePaymentDetails: {
    summary: 'Remove the name and address on invoices',
    access: 'customer',
    status: 200,
    answer: empty,
  },

  saved: {
    summary: 'The saved items; the query can limit them to one kind or a single item',
    access: 'customer',
    query: saved.savedQuery,
    status: 200,
    answer: saved.savedList,
  },
  save: {
    summary:
      'Save an item, up to 500; saving it again has no effect. The item that was removed last is restored with its collections, for a day',
    access: 'customer',
    body: saved.thing,
    status: 200,
    answer: saved.savedItem,
    errorStatuses: [409],
  },
  unsave: {
    summary: 'Remove a saved item, also from collections',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collections: {
    summary: 'The collections with their items',
    access: 'customer',
    status: 200,
    answer: saved.collectionList,
  },
  makeCollection: {
    summary: 'Create a collection, up to 50',
    access: 'customer',
    body: saved.collectionBody,
    status: 201,
    answer: saved.collection,
    errorStatuses: [409],
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
    summary: 'Remove a collection; its items stay saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collect: {
    summary: 'Add a saved item to the end of a collection, up to 200',
    access: 'customer',
    params: leads.idParams,
    body: saved.collectBody,
    status: 200,
    answer: saved.collection,
    errorStatuses: [409],
  },
  moveCollected: {
    summary: 'Move an item within its collection',
    access: 'customer',
    params: leads.idParams,
    body: saved.moveBody,
    status: 200,
    answer: saved.collection,
  },
  takeOut: {
    summary: 'Remove an item from its collection; it stays saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: saved.collection,
  },
  shareCollection: {
    summary:
      'Create a link by which anyone can see a collection; the previous link becomes invalid',
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
    isReadOnly: true,
    summary: 'The collection of a link, without data about its owner',
    access: 'anyone',
    body: saved.sharedBody,
    status: 200,
    answer: saved.sharedCollection,
    errorStatuses: [404],
  },

  unread: {
    summary: 'The number of unread messages; cheap, for the navigation',
    access: 'customer',
    status: 200,
    answer: conversations.unreadCounts,
  },
  conversations: {
    summary: 'The conversations with the company, most recently active first',
    access: 'customer',
    status: 200,
    answer: conversations.conversationList,
  },
  beginConversation: {
    summary: 'Begin a conversation; with an Idempotency-Key header a repeat gets the first answer',
    access: 'customer',
    headers: conversations.messageHeaders,
    body: conversations.conversationBody,
    status: 201,
    answer: conversations.conversation,
    errorStatuses: [409, 422],
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
    summary: 'Write to the company; with an Idempotency-Key header a repeat gets the first answer',
    access: 'customer',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.messageBody,
    status: 201,
    answer: conversations.message,
    errorStatuses: [409, 422],
  },
  readConversation: {
    summary: 'Mark the messages of a conversation as read',
    access: 'customer',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
  uploadAttachment: {
    summary: 'Upload a file for a message that is sent later; without one it is kept for a day',
    access: 'customer',
    query: conversations.attachmentQuery,
    upload: { types: [BYTES], max: FILE_MAX },
    status: 201,
    answer: conversations.attachment,
    errorStatuses: [409, 507],
  },
  attachment: {
    summary: 'A file of one of the user’s conversations, always as a download',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: z.string(),
    type: BYTES,
  },
  removeAttachment: {
    summary: 'Remove a file that is not attached to a message yet',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  thread: {
    summary: 'The last messages about a lead, including notes, or those before a message',
    access: 'admin',
    params: leads.idParams,
    query: conversations.messagesQuery,
    status: 200,
    answer: conversations.thread,
  },
  answerLead: {
    summary:
      'Answer a lead, as a message to a customer or by mail to a visitor; or write a note. With an Idempotency-Key header a repeat gets the first answer',
    access: 'admin',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.companyMessageBody,
    status: 201,
    answer: conversations.answeredMessage,
    errorStatuses: [409, 422],
  },
  readThread: {
    summary: 'Mark the customer’s messages as read',
    access: 'admin',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
} as const satisfies Record<CallName, Endpoint>;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The body that a client sends with a call. */
export type BodyOf<Name extends CallName> = (typeof endpoints)[Name] extends { body: infer Body }
  ? Input<Body>
  : (typeof endpoints)[Name] extends { upload: object }
    ? Blob
    : undefined;

/** The answer that a client gets for a call. */
export type AnswerOf<Name extends CallName> = z.output<(typeof endpoints)[Name]['answer']>;
