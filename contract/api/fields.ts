import { z } from 'zod';
import { LANGS } from '../lang.ts';
import { plainLine, plainLines, withAscii } from '../plain-text.ts';
import { isTelephone, storedTelephone } from '../telephone.ts';
import { refusedAs } from './refusal.ts';

/** Halves of a surrogate pair on their own cannot be stored as UTF-8. */
const isWellFormed = (value: string) => value.isWellFormed();
const INVALID_CHARACTERS = refusedAs({ code: 'invalid_characters' });

/** Whether a text has at most `max` UTF-16 code units. */
const isWithin = (max: number) => (value: string) => value.length <= max;
const tooLong = (max: number) => refusedAs({ code: 'too_long', max });

/**
 * A text of at most `max` UTF-16 code units: memory is measured in them, and so is `maxlength` in browsers. Zod and
 * JSON Schema count code points, which bounds half of it; that is what the OpenAPI document can say.
 */
export const atMost = (max: number) => bounded(z.string(), max);

const bounded = (text: z.ZodString, max: number) =>
  text.max(max).refine(isWithin(max), tooLong(max));

/** A text of one line, any script, as `plainLine` makes it. Empty counts as not given. */
export const line = (max: number) => bounded(z.string().overwrite(plainLine), max);

/** A text that may have several lines, as `plainLines` makes it. */
export const lines = (max: number) => bounded(z.string().overwrite(plainLines), max);

/** As `line` and `lines`, but something in it has to be seen. */
export const filled = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((value) => /[^\s\p{DI}]/u.test(value), refusedAs({ code: 'empty' }));

/** A telephone number as it was written, in ASCII digits and signs (`storedTelephone`); or nothing. */
export const telephone = line(40)
  .transform(storedTelephone)
  .refine((value) => value === '' || isTelephone(value), refusedAs({ code: 'invalid_format' }));

/** What begins with the name of a host, and has no scheme: `www.example.com/work`. */
const SCHEMELESS =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)+(?::\d+)?(?:[/?#]|$)/u;

/** The address of something on the web as it was written, with a scheme; or nothing. */
export const webAddress = line(300)
  .overwrite((value) => (SCHEMELESS.test(value) ? `https://${value}` : value))
  .refine(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    refusedAs({ code: 'invalid_format' }),
  );

/** Returns an address without what mail programs put around it: quotes, `<…>`, `mailto:`, a comma or full stop at its end. */
function bareEmail(written: string): string {
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
 * Returns an e-mail address as it is stored, compared and sent to: in small letters, its domain in ASCII, so that
 * `ada@ไทย.ไทย` and `ADA@xn--o3cw4h.xn--o3cw4h` are one. `shownEmail` has it as people read it. What is no address
 * comes out as something else that is none.
 */
export function storedEmail(written: string): string {
  const bare = bareEmail(written);
  const at = bare.lastIndexOf('@') + 1;
  const domain = bare.slice(at);
  // A host could have a port, an escape or a number of its own.
  const isWorldwide = /[^\0-\x7f]|xn--/i.test(domain) && !/[\s%/:?#\\[\]]/.test(domain);
  const address = `http://${domain}`;
  const host = isWorldwide && URL.canParse(address) ? new URL(address).hostname : domain;
  return (bare.slice(0, at) + host).toLowerCase();
}

/** An e-mail address as `z.email()` takes it, and at an internationalized top-level domain, too. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether what stands before the @ is ASCII: few mail servers take anything else (RFC 6531), and none has to. */
const isSupported = (address: string) => !/^[\0-\x3f\x41-\x7f]*[^\0-\x7f][^@]*@/.test(address);

/**
 * An e-mail address, as it is stored. At most 254 characters (RFC 5321, 4.5.3.1.3).
 * @param isOptional whether it can be empty
 */
const emailOf = (isOptional: boolean) =>
  bounded(z.string().overwrite(storedEmail), 254)
    .refine(isSupported, refusedAs({ code: 'unsupported_email' }))
    .refine(
      (value) => (isOptional && value === '') || EMAIL.test(value),
      refusedAs({ code: 'invalid_email' }),
    );

export const email = emailOf(false);
export const optionalEmail = emailOf(true);

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** A new password. */
export const newPassword = atMost(PASSWORD_MAX)
  .min(PASSWORD_MIN)
  .refine(isWellFormed, INVALID_CHARACTERS)
  .refine((value) => !value.includes('\0'), INVALID_CHARACTERS);

/** A password as typed; the server checks whether it is right, not the schema. */
export const password = atMost(PASSWORD_MAX).min(1);

export const lang = z.enum(LANGS);

/** A time zone by its IANA name, as browsers call theirs: `Asia/Bangkok`. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+/-]*$/)
  .refine(isTimeZone, refusedAs({ code: 'unknown' }));

/** Whether dates can be written in a time zone of this name. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A moment, as ISO 8601 in UTC (thai.md 7). */
export const moment = z.iso.datetime();

/** A token that we have given out. */
export const token = z.string().regex(/^[\w.%~+/=-]{1,1024}$/);
