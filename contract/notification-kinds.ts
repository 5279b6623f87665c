/**
 * The kinds of mail that people may do without, each for itself. All others are about the security of an account,
 * or were asked for a moment ago: they cannot be turned off.
 */
export const NOTIFICATION_KINDS = ['message-answered', 'news'] as const;

/** A kind of mail that can be turned off: that the company has answered, or its news. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
