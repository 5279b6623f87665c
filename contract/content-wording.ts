import { z } from 'zod';
import { LANGS, type Lang } from './lang.ts';
import { oneOf } from './nearest.ts';

type Path = readonly PropertyKey[];

/** A fault in a piece of content, in words for its author. */
export interface Fault {
  path: Path;
  message: string;
  /** Another place that the fault involves. */
  other?: Path;
}

/** Returns the kind of a value, in an editor's words. */
function kindOf(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return 'a text';
  return `the ${typeof value === 'number' ? 'number' : 'word'} ${String(value)}`;
}

const WANTED: Record<string, string> = {
  array: 'a list, each on a line of its own after a dash',
  boolean: '`true` or `false`',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'a text',
  tuple: 'a list',
};

const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const isOfTexts = (fields: readonly string[]) =>
  fields.length > 0 && fields.every((field) => LANGS.includes(field as Lang));

/** Whether a value is `{company}` without quotes, which YAML reads as a map with one empty field. */
const isBarePlaceholder = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => each === null);

function ofType(expected: string, input: unknown, schema: unknown): string {
  const fields = fieldsOf(schema);
  if (isOfTexts(fields) && typeof input === 'string') {
    return `has no language: write { ${fields.map((lang) => `${lang}: …`).join(', ')} }`;
  }
  if (input === null) return EMPTY;
  if (expected === 'string') {
    if (isBarePlaceholder(input))
      return 'is not a text: put quotes around a text that begins with {';
    if (typeof input !== 'object') return `is ${kindOf(input)}: put it in quotes`;
  }
  return `is ${kindOf(input)}, and has to be ${WANTED[expected] ?? expected}`;
}

const EMPTY = 'is empty: write a value, or remove the field';

/** Describes an unknown field by its name. A field without a value is part of a text that a comma has cut off. */
function ofUnknown(key: string, input: unknown, schema: unknown): string {
  const fields = fieldsOf(schema);
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
  if (/:\S/.test(key)) return 'needs a space after the colon';
  return isOfTexts(fields) && value === null
    ? 'is cut off from its text: put quotes around a text with a colon or a comma'
    : `is not a field here${oneOf(key, fields)}`;
}

/** Returns the change that brings a number of items or characters within its limit. */
const byHowMany = (length: number, limit: number) =>
  length > limit ? `remove ${length - limit}` : `add ${limit - length}`;

const atLeast = (isMost: boolean) => (isMost ? 'at most' : 'at least');

function ofSize(origin: string, limit: number | bigint, input: unknown, isMost: boolean): string {
  if (Array.isArray(input)) {
    const { length } = input;
    return `has ${length}, and takes ${atLeast(isMost)} ${limit}: ${byHowMany(length, Number(limit))}`;
  }
  if (origin === 'string') {
    if (input === '') return EMPTY;
    const { length } = String(input);
    return `has ${length} characters, and takes ${atLeast(isMost)} ${limit}: ${byHowMany(length, Number(limit))}`;
  }
  return `is ${String(input)}, and has to be ${atLeast(isMost)} ${limit}`;
}

const FORMATS: Record<string, string> = {
  date: 'is not a date: write it as 2027-03-11',
  datetime: 'is not a time: write it as 2027-03-11T09:00:00+07:00',
  email: 'is not an email address: write it as name@example.com',
  starts_with: 'has to begin with /',
  url: 'is not a web address: write it with https:// at its start',
};

/** Describes Zod's issues in an editor's words, with `{field}` for the field; a schema's own message stays. */
export const wording: z.core.$ZodErrorMap = (issue) => {
  const { input, inst } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, input, inst);
    case 'invalid_value':
      return `\`${String(input)}\` is not {field}${oneOf(String(input), issue.values.map(String))}`;
    case 'invalid_union': {
      const { discriminator, options } = issue as { discriminator?: string; options?: unknown[] };
      if (discriminator === undefined || options === undefined)
        return 'is not allowed here: look at an example of the field';
      const word = String(Reflect.get(Object(input), discriminator));
      return `\`${word}\` is not {field}${oneOf(word, options.map(String))}`;
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ofUnknown(key, input, inst)).join('\n');
    case 'too_small':
      return ofSize(issue.origin, issue.minimum, input, false);
    case 'too_big':
      return ofSize(issue.origin, issue.maximum, input, true);
    case 'not_multiple_of':
      return `is ${String(input)}, and has to be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return (
        FORMATS[issue.format] ??
        `does not have the format of {field}: ${issue.pattern ?? issue.format}`
      );
    default:
      return undefined;
  }
};

/** Returns a field with its article, such as `a motif`; an item of a list is named after it: `one of the dyes`. */
function named(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string') ?? 'value';
  if (typeof path.at(-1) === 'number') return `one of the ${name}`;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

type Issue = z.core.$ZodIssue;

/** Whether a value is missing, rather than present but wrong. */
function isMissing(issue: Issue): boolean {
  const { code, input } = issue;
  if (code === 'invalid_union' && issue.discriminator !== undefined) {
    return Reflect.get(Object(input), issue.discriminator) === undefined;
  }
  return input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}

/** Returns the issues of the union option that the value comes closest to. */
function nearestWay(ways: readonly Issue[][]): Issue[] | undefined {
  const isOtherKind = ([first]: Issue[]) =>
    first === undefined || (first.code === 'invalid_type' && first.path.length === 0);
  return ways.filter((way) => !isOtherKind(way)).sort((a, b) => a.length - b.length)[0];
}

/** Turns Zod's issues into faults in an editor's words, each with its path. */
export function faultsOf(issues: readonly Issue[], around: Path = []): Fault[] {
  const ofKind = issues
    .filter(({ code }) => code === 'invalid_type')
    .map(({ path }) => path.join());
  return issues.flatMap((issue): Fault[] => {
    // A text where a list belongs has no number of items.
    if (issue.code.startsWith('too_') && ofKind.includes(issue.path.join())) return [];
    const path = [...around, ...issue.path];
    const message = issue.message.replaceAll('{field}', named(path));
    const key = path.at(-1);
    if (isMissing(issue) && typeof key === 'string') {
      const allowed = / \d+ others$/.test(message)
        ? ''
        : /: (?:one of|write) .*/.exec(message)?.[0];
      return [{ path: path.slice(0, -1), message: `needs ${key}${allowed || ': add it'}` }];
    }
    if (issue.code === 'unrecognized_keys') {
      const messages = message.split('\n');
      return issue.keys.map((each, index) => ({
        path: [...path, each],
        message: messages[index] ?? message,
      }));
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const way = nearestWay(issue.errors);
      if (way) return faultsOf(way, path);
    }
    if (path.length === 0 && message === EMPTY)
      return [{ path, message: 'is empty: write fields' }];
    const other = issue.code === 'custom' ? issue.params?.['other'] : undefined;
    return [{ path, message, ...(Array.isArray(other) ? { other } : {}) }];
  });
}
