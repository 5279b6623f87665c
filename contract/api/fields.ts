import { z } from 'zod';
import { LANGS } from '../lang.ts';
import { plainLine, plainLines, withAscii } from '../plain-text.ts';
import { isTelephone, storedTelephone } from '../telephone.ts';
import { refuseWith } from './refusal.ts';

/** Whether a text has no unpaired surrogates, which cannot be stored as UTF-8. */
const isWellFormed = (value: string) => value.isWellFormed();
const INVALID_CHARACTERS = refuseWith({ code: 'invalid_characters' });

/** Whether a text has at most `max` UTF-16 code units. */
const isWithin = (max: number) => (value: string) => value.length <= max;
const tooLong = (max: number) => refuseWith({ code: 'too_long', max });

/**
 * A text of at most `max` UTF-16 code units, the unit of memory and of `maxlength` in browsers. Zod and JSON Schema
 * count code points, which only bounds half of it, but it is what the OpenAPI document can express.
 */
export const atMost = (max: number) => bounded(z.string(), max);

const bounded = (text: z.ZodString, max: number) =>
  text.max(max).refine(isWithin(max), tooLong(max));

/** A text on a single line, in any script, normalized by `plainLine`. An empty one counts as missing. */
export const line = (max: number) => bounded(z.string().overwrite(plainLine), max);

/** A text that may have several lines, normalized by `plainLines`. */
export const lines = (max: number) => bounded(z.string().overwrite(plainLines), max);

/** A `line` or `lines` with at least one visible character. */
export const nonBlank = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((value) => /[^\s\p{DI}]/u.test(value), refuseWith({ code: 'empty' }));

/** A telephone number as written, in ASCII digits and signs (`storedTelephone`), or an empty text. */
export const telephone = line(40)
  .transform(storedTelephone)
  .refine((value) => value === '' || isTelephone(value), refuseWith({ code: 'invalid_format' }));

/** Matches a text that begins with a host name and has no scheme: `www.example.com/work`. */
const SCHEMELESS =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)+(?::\d+)?(?:[/?#]|$)/u;

/** A web address as written, with a scheme, or an empty text. */
export const webAddress = line(300)
  .overwrite((value) => (SCHEMELESS.test(value) ? `https://${value}` : value))
  .refine(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    refuseWith({ code: 'invalid_format' }),
  );

/** Returns an address without what mail programs add to it: quotes, `<…>`, `mailto:`, a comma or period at the end. */
function stripMailSyntax(written: string): string {
  let bare = withAscii(plainLine(written));
  let end = bare.length;
  while (end > 0 && ' .,;:'.includes(bare[end - 1] ?? '')) end -= 1;
  bare = bare.slice(0, end);
  if (bare.endsWith('>')) bare = bare.slice(bare.lastIndexOf('<') + 1, -1).trim();
  for (const quote of ['"', "'"]) {
    if (bare.startsWith(quote) && bare.endsWith(quote)) bare = bare.slice(1, -1);
  }
  return /^mailto:/i.test(bare) ? (bare.slice(7).split('?', 1)[0] ?? '') : bare;
}

/**
 * Returns an email address in the form in which it is stored, compared and sent to: in lower case, with its domain in
 * ASCII, so that `ada@ไทย.ไทย` and `ADA@xn--o3cw4h.xn--o3cw4h` are the same. `shownEmail` converts it to readable form.
 * An invalid address may change but stays invalid.
 */
export function storedEmail(written: string): string {
  const bare = stripMailSyntax(written);
  const at = bare.lastIndexOf('@') + 1;
  const domain = bare.slice(at);
  // A host could contain a port, an escape or an alternative notation of a number.
  const isInternationalized = /[^\0-\x7f]|xn--/i.test(domain) && !/[\s%/:?#\\[\]]/.test(domain);
  const address = `http://${domain}`;
  const host = isInternationalized && URL.canParse(address) ? new URL(address).hostname : domain;
  return (bare.slice(0, at) + host).toLowerCase();
}

/** Matches the email addresses that `z.email()` accepts, and those with an internationalized top-level domain. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether the part before the @ is ASCII: few mail servers accept anything else (RFC 6531), and none has to. */
const isSupported = (address: string) => !/^[\0-\x3f\x41-\x7f]*[^\0-\x7f][^@]*@/.test(address);

/**
 * An email address in stored form, with at most 254 characters (RFC 5321, 4.5.3.1.3).
 * @param isOptional whether it may be empty
 */
const emailSchema = (isOptional: boolean) =>
  bounded(z.string().overwrite(storedEmail), 254)
    .refine(isSupported, refuseWith({ code: 'unsupported_email' }))
    .refine(
      (value) => (isOptional && value === '') || EMAIL.test(value),
      refuseWith({ code: 'invalid_email' }),
    );

export const email = emailSchema(false);
export const optionalEmail = emailSchema(true);

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const newPassword = atMost(PASSWORD_MAX)
  .min(PASSWORD_MIN)
  .refine(isWellFormed, INVALID_CHARACTERS)
  .refine((value) => !value.includes('\0'), INVALID_CHARACTERS);

/** A password as typed; the server, not the schema, checks whether it is right. */
export const password = atMost(PASSWORD_MAX).min(1);

export const lang = z.enum(LANGS);

/** A time zone by its IANA name, as browsers report it: `Asia/Bangkok`. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+/-]*$/)
  .refine(isTimeZone, refuseWith({ code: 'unknown' }));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A moment, in ISO 8601 and UTC (thai.md 7). */
export const moment = z.iso.datetime();

/** A token that we have issued. */
export const token = z.string().regex(/^[\w.%~+/=-]{1,1024}$/);
