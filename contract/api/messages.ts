import type { FieldRefusals } from './refusal.ts';

/**
 * The messages of refusals, sent as `{"message": …}`. The first three are specified (spec D4). Clients that speak
 * another language recognize a refusal by its message.
 */
export const messages = {
  wrongLogin: 'Email or password is incorrect',
  userExists: 'User Already Exists',
  unauthorised: 'Unauthorised',
  forbidden: 'This is for administrators',
  otherSite: 'This was sent from another site',
  invalid: 'Some of what was sent is not right',
  wrongPassword: 'The password is incorrect',
  commonPassword: 'This password is too common',
  wrongCode: 'The code is incorrect or was used already',
  expiredChallenge: 'Signing in took too long, please start again',
  expiredLink: 'This link has expired or was used already',
  confirmedAlready: 'The address of this account is confirmed already',
  otherAccount: 'This link is for another account: sign in to that one first',
  otherSession: 'This page is of another account than the one that is signed in',
  secondFactorIsOn: 'The second factor is on already',
  secondFactorIsOff: 'The second factor is not on',
  unknownForm: 'There is no such form',
  keyReused: 'This key was used for another message',
  tooLarge: 'This file is too large',
  wrongKind: 'This kind of file is not taken',
  riskyOffice: 'Office files of old formats, with macros or with a password are not taken',
  storageFull: 'There is no room for files right now',
  tooMany: 'Too many attempts, please wait',
  notAPicture: 'This is not a picture that we can read',
  unconfirmed: 'Please confirm your email address first',
  lastAdmin: 'The last administrator cannot be deleted',
  notFound: 'Not found',
  full: 'There is no room for more',
  unavailable: 'The service is not available right now, please try again',
  broken: 'Something went wrong on our side',
} as const;

export type Reason = keyof typeof messages;

const STATUS: Partial<Record<Reason, number>> = {
  unauthorised: 401,
  forbidden: 403,
  otherSite: 403,
  notFound: 404,
  full: 409,
  lastAdmin: 409,
  unconfirmed: 409,
  otherSession: 412,
  tooLarge: 413,
  riskyOffice: 415,
  wrongKind: 415,
  keyReused: 422,
  tooMany: 429,
  broken: 500,
  unavailable: 503,
  storageFull: 507,
};

/** Returns the HTTP status of a refusal. */
export const statusOf = (reason: Reason): number => STATUS[reason] ?? 400;

/** An error for a call that is refused because of the caller or its input. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: Reason;
  /** The faults of fields, by field name. */
  readonly fields: FieldRefusals | undefined;
  /** After how many seconds the call can be repeated. */
  readonly retryAfter: number | undefined;

  constructor(reason: Reason, more: { fields?: FieldRefusals; retryAfter?: number } = {}) {
    super(messages[reason]);
    this.reason = reason;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}
