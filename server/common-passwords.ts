import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../contract/api/messages.ts';
import { ApiError } from './errors.ts';

/** What somebody who guesses would try for this account before anything else. */
export interface Obvious {
  email: string;
  company: string;
}

const WORDS = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter(Boolean),
);

/** Keys and letters in the order in which fingers go over them, in either direction. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** The shortest piece of a run that is taken for one. */
const RUN_MIN = 3;
/** Dates and telephone numbers have no more digits than this. */
const NUMBER_MAX = 10;
/** So many digits and signs around a common word do not make it less common. */
const AROUND_MAX = 6;

/**
 * Refuses a new password that is among those that are tried first.
 * @throws ApiError 400
 */
export function refuseCommon(password: string, obvious: Obvious): void {
  if (!isCommon(password, obvious)) return;
  throw new ApiError(400, messages.commonPassword, {
    fields: { password: { code: 'too_common' } },
  });
}

/** Whether a password is a pattern, a number, or a common word with little around it. */
export function isCommon(password: string, { email, company }: Obvious): boolean {
  // As the library hashes it, and without capitals.
  const written = password.normalize('NFKC').toLowerCase();
  if (isPattern(written) || written === email.toLowerCase()) return true;
  const digits = written.match(/\p{Nd}/gu)?.length ?? 0;
  if (/^[\p{Nd}\s./+-]*$/u.test(written) && digits <= NUMBER_MAX) return true;

  const around = written.replace(LETTERS, '');
  if (around.length > AROUND_MAX && !isPattern(around)) return false;
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const own = [local, domain.split('.', 1)[0] ?? '', company.toLowerCase()].map(lettersOf);
  const words = new Set([...WORDS, ...own.filter((word) => word.length > 1)]);
  return readings(written).some((letters) => isOf(words, letters));
}

const LETTERS = /[\p{L}\p{M}]/gu;
const lettersOf = (value: string) => (value.match(LETTERS) ?? []).join('');

/** The same few characters again and again, or nothing but runs. */
function isPattern(value: string): boolean {
  const characters = [...value];
  for (let length = 1; length <= 4; length += 1) {
    if (characters.every((each, index) => each === characters[index % length])) return true;
  }
  let rest = value;
  while (rest.length >= RUN_MIN) {
    let length = RUN_MIN;
    if (!RUNS.some((run) => run.includes(rest.slice(0, length)))) return false;
    while (length < rest.length && RUNS.some((run) => run.includes(rest.slice(0, length + 1)))) {
      length += 1;
    }
    rest = rest.slice(length);
  }
  return rest === '';
}

/** The words that a password can be read as: digits and signs left out, or taken for letters. */
function readings(written: string): string[] {
  const inner = written.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const asLetters = [written, inner].flatMap((value) =>
    ['i', 'l'].map((one) =>
      lettersOf(
        value.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (SIGNS[sign] ?? ''))),
      ),
    ),
  );
  return [lettersOf(written), ...asLetters];
}

const SIGNS: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether letters are a word of these, or two. */
function isOf(words: ReadonlySet<string>, letters: string): boolean {
  if (words.has(letters)) return true;
  for (let length = 1; length < letters.length; length += 1) {
    if (words.has(letters.slice(0, length)) && words.has(letters.slice(length))) return true;
  }
  return false;
}
