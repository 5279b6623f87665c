/**
 * The header in which a page names the account that it shows, by ID. With a session of another account the call is
 * refused (412), so that an outdated page does not change another account's data. A call without it is made for the
 * session's account.
 */
export const ACCOUNT_HEADER = 'x-account';

/** The method and path of every API call, all that the browser needs; `endpoints.ts` has the input and output. */
export const paths = {
  login: ['POST', '/api/login'],
  loginSecondFactor: ['POST', '/api/login/second-factor'],
  signup: ['POST', '/api/signup'],
  logout: ['POST', '/api/logout'],

  me: ['GET', '/api/me'],
  changeDetails: ['PATCH', '/api/me'],
  changePassword: ['POST', '/api/me/password'],
  changeEmail: ['POST', '/api/me/email'],
  sessions: ['GET', '/api/me/sessions'],
  endSession: ['DELETE', '/api/me/sessions/:id'],
  endOtherSessions: ['DELETE', '/api/me/sessions'],
  startSecondFactor: ['POST', '/api/me/second-factor'],
  confirmSecondFactor: ['POST', '/api/me/second-factor/confirm'],
  endSecondFactor: ['DELETE', '/api/me/second-factor'],
  renewRecoveryCodes: ['POST', '/api/me/second-factor/recovery-codes'],

  passwordStrength: ['POST', '/api/password/strength'],
  forgottenPassword: ['POST', '/api/password/forgotten'],
  resetPassword: ['POST', '/api/password/reset'],
  sendVerification: ['POST', '/api/email/verification'],
  verifyEmail: ['POST', '/api/email/verify'],

  sendLead: ['POST', '/api/leads'],
  reportError: ['POST', '/api/errors'],

  inbox: ['GET', '/api/inbox'],
  inboxCsv: ['GET', '/api/inbox.csv'],
  lead: ['GET', '/api/inbox/:id'],
  updateLead: ['PATCH', '/api/inbox/:id'],
  markSeen: ['POST', '/api/inbox/seen'],
  outbox: ['GET', '/api/outbox'],
  missedAddresses: ['GET', '/api/missed-addresses'],
  replay: ['POST', '/api/outbox/:id/replay'],

  setPicture: ['PUT', '/api/me/picture'],
  removePicture: ['DELETE', '/api/me/picture'],
  picture: ['GET', '/api/pictures/:id'],
  exportAccount: ['GET', '/api/me/export'],
  deleteAccount: ['DELETE', '/api/me'],

  notifications: ['GET', '/api/me/notifications'],
  setNotifications: ['PATCH', '/api/me/notifications'],
  unsubscribePage: ['GET', '/api/unsubscribe'],
  unsubscribe: ['POST', '/api/unsubscribe'],

  paymentDetails: ['GET', '/api/me/payment-details'],
  setPaymentDetails: ['PUT', '/api/me/payment-details'],
  removePaymentDetails: ['DELETE', '/api/me/payment-details'],
  saved: ['GET', '/api/saved'],
  save: ['POST', '/api/saved'],
  unsave: ['DELETE', '/api/saved/:id'],
  collections: ['GET', '/api/collections'],
  makeCollection: ['POST', '/api/collections'],
  changeCollection: ['PATCH', '/api/collections/:id'],
  removeCollection: ['DELETE', '/api/collections/:id'],
  collect: ['POST', '/api/collections/:id/items'],
  moveCollected: ['PATCH', '/api/collection-items/:id'],
  removeCollected: ['DELETE', '/api/collection-items/:id'],
  shareCollection: ['POST', '/api/collections/:id/share'],
  withdrawShare: ['DELETE', '/api/collections/:id/share'],
  sharedCollection: ['POST', '/api/shared-collection'],
  unread: ['GET', '/api/me/unread'],
  conversations: ['GET', '/api/me/conversations'],
  beginConversation: ['POST', '/api/me/conversations'],
  conversation: ['GET', '/api/me/conversations/:id'],
  sendMessage: ['POST', '/api/me/conversations/:id/messages'],
  readConversation: ['POST', '/api/me/conversations/:id/read'],
  uploadAttachment: ['POST', '/api/attachments'],
  attachment: ['GET', '/api/attachments/:id'],
  removeAttachment: ['DELETE', '/api/attachments/:id'],
  thread: ['GET', '/api/inbox/:id/messages'],
  answerLead: ['POST', '/api/inbox/:id/messages'],
  readThread: ['POST', '/api/inbox/:id/read'],
} as const satisfies Record<
  string,
  readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', `/api/${string}`]
>;

export type CallName = keyof typeof paths;
