import { z } from 'zod';
import { withoutBidiControls } from '../bidi.ts';
import { LANGS } from '../lang.ts';
import { isTelephone, withArabicDigits } from '../telephone.ts';
import { refusedAs } from './refusal.ts';

/** Control characters; a text of several lines may have tabs and line breaks. */
const CONTROL = /[\p{Cc}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;
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
export const atMost = (max: number) => z.string().max(max).refine(isWithin(max), tooLong(max));

const written = (max: number, control: RegExp) =>
  z
    .string()
    // A plain form ends lines with CR LF (HTML, 4.10.22.4); LF is what counts, and what is stored.
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .max(max)
    .refine(isWellFormed, INVALID_CHARACTERS)
    .refine((value) => !control.test(value), INVALID_CHARACTERS)
    // thai.md 9: NFC, never NFKC.
    .transform((value) => withoutBidiControls(value).trim().normalize('NFC'))
    // What is kept: NFC makes three characters of some.
    .refine(isWithin(max), tooLong(max));

/** A text of one line: trimmed, NFC, any script. Empty counts as not given. */
export const line = (max: number) => written(max, CONTROL);

/** A text that may have several lines. */
export const lines = (max: number) => written(max, CONTROL_BUT_LINES);

/** As `line` and `lines`, but there has to be something in it. */
export const filled = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((value) => value.length > 0, refusedAs({ code: 'empty' }));

/** A telephone number as it was written, but in Arabic digits (thai.md 10); or nothing. */
export const telephone = line(40)
  .transform(withArabicDigits)
  .refine((value) => value === '' || isTelephone(value), refusedAs({ code: 'invalid_format' }));

/** The address of something on the web, as it was written; or nothing. */
export const webAddress = line(300).refine(
  (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
  refusedAs({ code: 'invalid_format' }),
);

/** An e-mail address as it is stored: the same in capitals, and with spaces around it. */
export const storedEmail = (written: string): string => written.trim().toLowerCase();

/** An e-mail address, as it is stored. At most 254 characters (RFC 5321, 4.5.3.1.3). */
export const email = z.string().trim().max(254).pipe(z.email()).transform(storedEmail);

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
