import { messages } from '../../contract/api/messages.ts';
import type { FieldRefusal, RefusalCode } from '../../contract/api/refusal.ts';
import type { WeakBecause } from '../../contract/api/weak-because.ts';
import { fill } from '../../contract/fill.ts';
import { CallError } from './api.ts';
import { NoCookiesError } from './cookie.ts';

/** What a page says of each way in which a call can be refused, in its language. */
export interface RefusalWords {
  /** By the name of the server's message (`contract/api/messages.ts`). */
  messages: Partial<Record<keyof typeof messages, string>>;
  /** What is wrong with a field, by its code; `{min}` and `{max}` stand for the figures that come with it. */
  fields: Record<Exclude<RefusalCode, 'too_common'>, string>;
  /** Why a password is not taken. */
  weakBecause: Record<WeakBecause, string>;
  /** Too many attempts, where it is known for how long; `{time}` stands for that. */
  tooManyUntil: string;
  /** There was no answer. */
  network: string;
  /** The browser keeps no cookies, so there is no session. */
  noCookies: string;
  /** Anything else. */
  other: string;
}

/** Why something was refused, in the words of the page. */
export interface Refused {
  /** For the form as a whole, where none of the fields is one of its own. */
  message: string;
  /** Beside the fields. */
  fields: Record<string, string>;
}

/** Messages that are about one field, though the server says them of the whole call. */
const ABOUT: ReadonlyMap<string, string> = new Map([
  [messages.userExists, 'email'],
  [messages.wrongCode, 'code'],
]);

/** Says in the page's language why a call was refused. */
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

/** Whether it is the mailed link that cannot be used, and nothing that was filled in. */
export const isAboutLink = (error: unknown): boolean =>
  error instanceof CallError && (error.message === messages.expiredLink || 'token' in error.fields);

/** Whether a link had nothing to confirm any more. */
export const isConfirmedAlready = (error: unknown): boolean =>
  error instanceof CallError && error.message === messages.confirmedAlready;

function inWords({ message, retryAfter }: CallError, words: RefusalWords, lang: string): string {
  if (message === messages.tooMany && retryAfter !== undefined) {
    return fill(words.tooManyUntil, { time: duration(retryAfter, lang) });
  }
  const name = (Object.keys(messages) as (keyof typeof messages)[]).find(
    (key) => messages[key] === message,
  );
  return (name && words.messages[name]) ?? words.other;
}

/** What is wrong with a field. A newer server may have a code that this page has no words for. */
function fieldInWords(refusal: FieldRefusal, { fields, weakBecause, other }: RefusalWords): string {
  if (refusal.code === 'too_common') return weakBecause[refusal.because] ?? other;
  const { code, ...figures } = refusal;
  const written = Object.entries(figures).map(([name, figure]) => [name, String(figure)]);
  return fill(fields[code] ?? other, Object.fromEntries(written));
}

/** A time to wait as people say it: seconds up to a minute and a half, then minutes, rounded up. */
function duration(seconds: number, lang: string): string {
  const [value, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
