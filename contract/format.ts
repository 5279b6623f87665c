import type { Currency } from './currency.ts';
import type { Lang } from './lang.ts';
import { LANGUAGES } from './languages.ts';
import { memoize } from './memoize.ts';

const currencyFormat = (lang: Lang, currency: Currency, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LANGUAGES[lang].locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });

/**
 * Formats an amount in the currency's main unit with its decimals, `฿1,490.00` or `$15.99`, for all amounts shown below
 * or beside each other. The sign and the number stay on one line (UAX 14, class PR).
 */
export const money = (lang: Lang, amount: number, currency: Currency): string =>
  currencyFormat(lang, currency).format(amount);

/** Formats a whole number in a language: `5,000`. */
export const wholeNumber = (lang: Lang, count: number): string =>
  new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 0 }).format(count);

/** Formats a number with at most one decimal: `9.5`, `1,240`. */
export const decimalNumber = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 1 }).format(value);

/** Formats a large price on its own: like `money`, but a whole amount has no decimals, `฿1,490` beside `$15.99`. */
export const price = (lang: Lang, amount: number, currency: Currency): string =>
  currencyFormat(lang, currency, { trailingZeroDisplay: 'stripIfInteger' }).format(amount);

/**
 * Formats a price range with one currency sign, where the language puts it: `฿45,000–70,000`. Equal limits give a single
 * price. The limits are in the currency's main unit.
 */
export function priceRange(lang: Lang, from: number, to: number, currency: Currency): string {
  if (from === to) return price(lang, from, currency);
  const format = currencyFormat(lang, currency, { trailingZeroDisplay: 'stripIfInteger' });
  const signComesFirst = format.formatToParts(to)[0]?.type === 'currency';
  const withoutSign = (amount: number) =>
    format
      .formatToParts(amount)
      .filter(({ type }) => type !== 'currency')
      .map(({ value }) => value)
      .join('')
      .trim();
  return signComesFirst
    ? `${format.format(from)}–${withoutSign(to)}`
    : `${withoutSign(from)}–${format.format(to)}`;
}

/** Returns the day of an ISO date, or of an ISO date-time in its own offset; time zones don't shift it. */
const dayOf = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

const dateFormat = memoize(
  (lang: Lang, options: Intl.DateTimeFormatOptions) => lang + JSON.stringify(options),
  (lang, options) => new Intl.DateTimeFormat(LANGUAGES[lang].locale, options),
);

/** Returns a format for days, which time zones don't shift. */
const dayFormat = (lang: Lang, options: Intl.DateTimeFormatOptions) =>
  dateFormat(lang, { ...options, timeZone: 'UTC' });

/** Formats a date without the name of its era, which is never written beside a year in the 2500s. */
const withoutEra = (format: Intl.DateTimeFormat, moment: Date) =>
  format
    .formatToParts(moment)
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const written = (lang: Lang, iso: string, options: Intl.DateTimeFormatOptions) =>
  withoutEra(dayFormat(lang, options), dayOf(iso));

/** Formats a date, or the local date of a date-time: `November 21, 2026`, `21 พฤศจิกายน 2569`. */
export const longDate = (lang: Lang, iso: string): string =>
  written(lang, iso, { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date with its weekday: `Saturday, November 21, 2026`, `วันเสาร์ที่ 21 พฤศจิกายน 2569`. */
export const fullDate = (lang: Lang, iso: string): string =>
  written(lang, iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day whose year is known: `Sat, Nov 21`, `เสาร์ 21 พ.ย.`. */
export const shortDay = (lang: Lang, iso: string): string =>
  written(lang, iso, { weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a day whose year is known, without its weekday: `Sep 7`, `7 ก.ย.`. */
export const dayAndMonth = (lang: Lang, iso: string): string =>
  written(lang, iso, { day: 'numeric', month: 'short' });

/** Formats a weekday: `Sat`, `เสาร์`. */
export const weekday = (lang: Lang, iso: string): string =>
  dayFormat(lang, { weekday: 'short', day: 'numeric', month: 'short' })
    .formatToParts(dayOf(iso))
    .find(({ type }) => type === 'weekday')?.value ?? '';

/** Formats one part of a date, where the parts are shown separately: `11`, `March` or `Mar`, `2027`. */
export const datePart = (
  lang: Lang,
  iso: string,
  part: 'day' | 'month' | 'year',
  month: 'long' | 'short' = 'long',
): string =>
  dayFormat(lang, { day: 'numeric', month, year: 'numeric' })
    .formatToParts(dayOf(iso))
    .find(({ type }) => type === part)?.value ?? '';

/** Formats a year in a language's calendar: `2026`, `2569`. */
export const yearIn = (lang: Lang, year: number): string => datePart(lang, `${year}-07-01`, 'year');

const clock = (lang: Lang, time: string) => time.replace(':', LANGUAGES[lang].clock.point);

/** Formats a time such as 09:30: `09:30`, `09.30 น.`. The caller keeps it on one line. */
export const clockTime = (lang: Lang, time: string): string =>
  clock(lang, time) + LANGUAGES[lang].clock.after;

/** Formats a time range: `09:30–10:15`, `09.30–10.15 น.`. The caller keeps it on one line. */
export const timeRange = (lang: Lang, start: string, end: string): string =>
  `${clock(lang, start)}–${clock(lang, end)}${LANGUAGES[lang].clock.after}`;

/**
 * Returns formats for moments in a time zone. A moment is ISO 8601 or milliseconds since 1970; one that cannot be
 * parsed stays as it is.
 */
export function dateFormats(lang: Lang, timeZone?: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(lang, { timeZone, ...options });
  // Midnight is 00.
  const hours = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' });

  const legibly =
    (write: (moment: Date) => string) =>
    (moment: string | number): string => {
      const date = new Date(moment);
      return Number.isNaN(date.getTime()) ? String(moment) : write(date);
    };
  const time = (moment: Date) => clock(lang, hours.format(moment)) + LANGUAGES[lang].clock.after;
  return {
    /** `14:05`, `14.05 น.` */
    time: legibly(time),
    /** `November 21, 2026`, `21 พฤศจิกายน 2569` */
    date: legibly((moment) => withoutEra(long, moment)),
    /** `Nov 21, 2026`, `21 พ.ย. 2569` */
    shortDate: legibly((moment) => withoutEra(short, moment)),
    /** `Nov 21, 2026, 14:05`, `21 พ.ย. 2569, 14.05 น.` */
    dateAndTime: legibly((moment) => `${withoutEra(short, moment)}, ${time(moment)}`),
  };
}
