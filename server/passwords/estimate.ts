import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MatchExtended,
  type Matcher,
  MatcherBaseClass,
  type MatchOptions,
  ZxcvbnFactory,
  type ZxcvbnResult,
} from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { PasswordStrength } from '../../contract/api/account.ts';
import type { WeakReason } from '../../contract/api/weak-reason.ts';
import { thaiNeighbours, toLatinLayout, toThaiLayout } from './kedmanee.ts';

/** The approximate number of words in ICU's Thai dictionary; a single word is worth this many guesses. */
const WORDS = 20_000;
/** Shorter words are as easy to guess letter by letter; longer ones are letters that the dictionary does not know. */
const SHORTEST = 3;
const LONGEST = 12;
const THAI = /^\p{Script=Thai}+$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const isWord = (segment: string) =>
  segment.length >= SHORTEST && segment.length <= LONGEST && THAI.test(segment);

/** Finds Thai words by the platform's dictionary, because attackers guess words, not letters. */
class ThaiWords extends MatcherBaseClass {
  override match({ password }: MatchOptions): MatchExtended[] {
    return [...words.segment(password)]
      .filter(({ segment }) => isWord(segment))
      .map(({ segment, index }) => ({
        pattern: 'thaiWord',
        i: index,
        j: index + segment.length - 1,
        token: segment,
      }));
  }
}

const thaiWord: Matcher = {
  Matching: ThaiWords,
  scoring: () => WORDS,
  feedback: () => null,
};

/** A new password, and the words that an attacker would try first. */
export interface PasswordClaim {
  password: string;
  /** Names and addresses of the person and the company. */
  own: readonly string[];
}

/** The minimums of a fair, good and strong password, as powers of ten of guesses. */
const FAIR_MIN = 8;
const GOOD_MIN = 10;
const STRONG_MIN = 13;

/** The maximum number of digits of a date or a telephone number. */
const NUMBER_MAX = 10;

/** Characters between words. */
const SIGNS = /[^\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}]/gu;

/** Limits a check to about 30 ms: only the beginning of a long password is examined. */
const BOUNDS = { maxLength: 40, l33tMaxSubstitutions: 4 };

const thaiDictionary = readFileSync(join(import.meta.dirname, 'thai-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter(Boolean);
/** The number of most common last names to look for; all of them would take 20 MB more. */
const LAST_NAMES_MAX = 20_000;

const kedmanee = thaiNeighbours(adjacencyGraphs.qwerty);

const fullCheck = new ZxcvbnFactory(
  {
    ...BOUNDS,
    dictionary: {
      ...common,
      ...english,
      'lastnames-en': english['lastnames-en'].slice(0, LAST_NAMES_MAX),
      thai: thaiDictionary,
    },
    graphs: { ...adjacencyGraphs, kedmanee },
  },
  { thaiWord },
);
/** For text converted from Latin to Thai keys, which is mostly meaningless, so only well-known words are looked for. */
const thaiWordCheck = new ZxcvbnFactory({ ...BOUNDS, dictionary: { thai: thaiDictionary } });

/** Estimates how hard a password is to guess, and explains why if it is too easy. */
export function estimate({ password, own }: PasswordClaim): PasswordStrength {
  // In the form in which it is hashed.
  const written = password.normalize('NFKC');
  if (isNumber(written)) return { strength: 'weak', because: 'date' };
  const obvious = own.flatMap(partsOf);
  const bare = written.replace(SIGNS, '');
  const signs = written.length - bare.length;
  const read = (worth: number, { guessesLog10, sequence }: ZxcvbnResult) => ({
    worth: worth + guessesLog10,
    sequence,
  });
  const readings = [
    read(0, fullCheck.check(written, obvious)),
    read(
      0,
      /\p{Script=Thai}/u.test(written)
        ? fullCheck.check(toLatinLayout(written), obvious)
        : thaiWordCheck.check(toThaiLayout(written)),
    ),
    // A space or a hyphen between two words is worth a hundred guesses and no more.
    read(2 * signs, fullCheck.check(bare, obvious)),
  ];
  const { worth, sequence } = readings.reduce((one, other) =>
    other.worth < one.worth ? other : one,
  );
  if (worth < FAIR_MIN) return { strength: 'weak', because: reasonFor(sequence) };
  if (worth < GOOD_MIN) return { strength: 'fair' };
  return { strength: worth < STRONG_MIN ? 'good' : 'strong' };
}

/** Whether it is a date or a telephone number, in any notation. */
function isNumber(written: string): boolean {
  const digits = written.match(/\p{Nd}/gu)?.length ?? 0;
  return digits <= NUMBER_MAX && /^[\p{Nd}\s./+()-]*$/u.test(written);
}

/** Returns a name or an address, and its parts. */
function partsOf(value: string): string[] {
  const whole = value.normalize('NFKC').toLowerCase();
  const [beforeAt = ''] = whole.split('@');
  const parts = whole.split(/[^\p{L}\p{M}\p{Nd}]+/u).filter((part) => part.length > 1);
  const joined = [whole, beforeAt].map((each) => each.replace(/[^\p{L}\p{M}\p{Nd}]/gu, ''));
  return [whole, beforeAt, ...joined, ...parts].filter((part) => part.length > 1);
}

/** Returns the reason for the part of a password that contributes most to its weakness. */
function reasonFor(sequence: readonly MatchExtended[]): WeakReason {
  const longest = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .sort((one, other) => other.token.length - one.token.length)[0];
  switch (longest?.pattern) {
    case 'dictionary':
      return longest['dictionaryName'] === 'userInputs' ? 'own' : 'common';
    case 'thaiWord':
    case 'wordSequence':
      return 'common';
    case 'spatial':
    case 'repeat':
    case 'sequence':
      return 'pattern';
    case 'date':
    case 'regex':
      return 'date';
    default:
      return 'simple';
  }
}
