import { messages } from '../../contract/api/messages.ts';
import type { FieldRefusal } from '../../contract/api/refusal.ts';
import { fill } from '../../contract/fill.ts';
import type { AccountPages } from '../app/sign-in/texts.ts';
import { CallError } from './api.ts';
import { NoCookiesError } from './cookie.ts';

/** The error texts of a page for every reason why a call can be refused, in its language. */
type RefusalWords = Omit<AccountPages['refusals'], 'slow'>;

/** The reasons for a refusal, in the words of the page. */
export interface Refused {
  /** The message for the whole form, if none of the form's own fields is at fault. */
  message: string;
  /** The messages beside the fields. */
  fields: Record<string, string>;
}

/** Messages about a single field that the server reports for the whole call. */
const ABOUT: ReadonlyMap<string, string> = new Map([
  [messages.userExists, 'email'],
  [messages.wrongCode, 'code'],
]);

/** Explains in the page's language why a call was refused. */
export function explain(error: unknown, words: RefusalWords, lang: string): Refused {
  if (error instanceof NoCookiesError) return { message: words.noCookies, fields: {} };
  if (!(error instanceof CallError)) return { message: words.other, fields: {} };
  if (error.status === 0) return { message: words.network, fields: {} };
  const message = inWords(error, words, lang);
  const about = ABOUT.get(error.message);
  if (about !== undefined) return { message, fields: { [about]: message } };
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, reason]) => [name, fieldInWords(reason, words)]),
  );
  return { message, fields };
}

/** Returns whether the mailed link is unusable, rather than any of the input. */
export const isAboutLink = (error: unknown): boolean =>
  error instanceof CallError && (error.message === messages.expiredLink || 'token' in error.fields);

/** Returns whether the address of a confirmation link has already been confirmed. */
export const isConfirmedAlready = (error: unknown): boolean =>
  error instanceof CallError && error.message === messages.confirmedAlready;

function inWords({ message, retryAfter }: CallError, words: RefusalWords, lang: string): string {
  if (message === messages.tooMany && retryAfter !== undefined) {
    return fill(words.tooManyUntil, { time: duration(retryAfter, lang) });
  }
  const known = Object.entries(words.messages);
  const [, text = words.other] =
    known.find(([name]) => messages[name as keyof typeof messages] === message) ?? [];
  return text;
}

/** Returns the text for a field error. A newer server may use a code for which this page has no text. */
function fieldInWords(refusal: FieldRefusal, { fields, weakBecause, other }: RefusalWords): string {
  if (refusal.code === 'too_common') return weakBecause[refusal.because] ?? other;
  const { code, ...figures } = refusal;
  const written = Object.entries(figures).map(([name, figure]) => [name, String(figure)]);
  return fill(fields[code] ?? other, Object.fromEntries(written));
}

/** Formats a waiting time: in seconds up to 90, then in minutes, rounded up. */
function duration(seconds: number, lang: string): string {
  const [value, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
