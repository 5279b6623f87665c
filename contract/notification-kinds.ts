/**
 * The kinds of email that people can turn off separately. All other emails are about the security of an account or were
 * requested a moment ago, so they cannot be turned off.
 */
export const NOTIFICATION_KINDS = ['message-answered', 'news'] as const;

/** A kind of email that can be turned off: answers from the company, or its newsletter. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
