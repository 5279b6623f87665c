import { z } from 'zod';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';

/** The parts of a field’s JSON Schema that the tests use. */
interface FieldSchema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  anyOf?: unknown[];
}

export interface Field {
  name: string;
  schema: FieldSchema;
  required: boolean;
}

export const PARTS = ['body', 'params', 'headers', 'query'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the fields of a part of a call from its schema; empty if the call has no such part. */
export function fieldsOf(call: CallName, part: Part): Field[] {
  const schema = (endpoints[call] as Endpoint)[part];
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

/**
 * Values that a field must refuse: known attacks, and the nearest neighbors of a valid value. Only types and greatest
 * lengths are read off the schemas, so that the values find a schema that accepts too much.
 */
type Bad = readonly unknown[];

/** JSON values of all types, and objects that careless code treats as text. */
const ANY: Bad = [
  null,
  true,
  1.5,
  'text',
  [],
  ['en'],
  {},
  { length: 5, toString: 'x' },
  { $ne: null },
];
const otherThan = (type: string): Bad => ANY.filter((value) => typeof value !== type);

/** Returns the shortest texts of more than `max` UTF-16 code units, one with as few code points as possible. */
const tooLong = (max: number) => ['a'.repeat(max + 1), '😀'.repeat(Math.floor(max / 2) + 1)];

/** Values refused by a stored text of one or several lines. Invisible characters are dropped, not refused. */
const written = (max: number): Bad => [...otherThan('string'), ...tooLong(max)];

/** Adds blank texts to the values refused by a required field. */
const filled = (bad: Bad): Bad => ['', ' ', '\u3000\ufeff', ...bad];

/** Values refused by a single-line text with further rules, which the given values break. */
const lineWith = (max: number, ...values: Bad): Bad => [
  ...written(max),
  ...['a\0b', 'a\u0085b', 'a\ud800b', 'a\nb', 'a\r\nb', 'a\tb', "a ก<'b"],
  ...values,
];

/** The lines that must not be blank; a name may be where a form has none yet. */
const FILLED = [
  ...['username', 'firstName', 'street', 'subdistrict', 'district', 'province', 'subject', 'name'],
  'body',
];
const isNameOptional = (call: CallName) => call === 'sendLead' || call === 'passwordStrength';

const EMAILS = [
  ...['ada', '@', 'ada@', '@b.example', 'ada@localhost', 'ada@[127.0.0.1]', 'ada@b..example'],
  ...['ada@127.1', 'ada@b%2eexample', 'ada@ไทย', 'ada@ไทย:25.ไทย', '.ada@b.example'],
  ...['a@a@b.example', 'ada\n@b.example', 'x\r\nBcc: ada@b.example'],
  ...['ada@b.example>\r\nRCPT TO:<all@evil.example', 'ada@b.example, all@evil.example'],
  ...['Ada <ada>', '@c.example:ada@b.example', `x'; drop table "user"; --`],
];

function badEmails(max: number, call: CallName): Bad {
  // While a password is chosen, the address may be incomplete.
  if (call === 'passwordStrength') return written(max);
  const all = [...otherThan('string'), 'a@b.example'.padStart(max + 1, 'a'), ...EMAILS];
  // Invoices may go where all other mails go.
  return call === 'setPaymentDetails' ? all : filled(all);
}

const badWords = filled([
  ...otherThan('string'),
  ...['de', 'EN', 'en-US', 'en ', 'en\0', '__proto__', 'constructor', '../th', 'en'.repeat(20_000)],
]);

/** Values refused by an optional number with a fixed count of digits. */
const numberOf = (right: string, ...values: Bad): Bad => [
  ...otherThan('string'),
  ...[right.slice(1), `${right}0`, `-${right.slice(1)}`, `${right.slice(2)}.0`, `${right}'--`],
  ...['0'.repeat(40), `${right.slice(0, 2)}x${right.slice(2)}`],
  right.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)),
  ...values,
];

/** Values refused by the optional id of an option or an offer; the last one belongs to another form. */
const badOption = (max: number) =>
  lineWith(max, 'raffle', 'EN', '0', '__proto__', 'constructor', '../th', 'เอกสาร', 'afternoon');

const badToken = filled(
  lineWith(1024, 'โทเคน', '🔑', 'abc def', `abc' or '1'='1`, '<b>abc</b>', 'a; session=b'),
);

const badPassword = (max: number): Bad => ['', ...written(max)];

/** Values refused by a checkbox, which sends `on` or nothing without JavaScript. */
const badBox: Bad = [...otherThan('boolean'), 1, 0, 'yes', 'true', 'ON', ['on'], '\0'];
const badTruth: Bad = [...badBox, 'on', ''];
const badId: Bad = [...otherThan('number'), 0, -1, 1.5, '1', 2 ** 31, Number.MAX_VALUE, [1]];

/** What the fields of a body with rules of their own must refuse; the others follow from their types. */
const BODY: Record<string, Bad | ((max: number, call: CallName, min?: number) => Bad)> = {
  email: badEmails,
  // The password for signing in may be any text.
  password: (max, _, min = 1) =>
    min === 1
      ? badPassword(max)
      : [...badPassword(max), 'p'.repeat(min - 1), 'correct\0horse', 'correct\ud83dhorse'],
  current: badPassword,
  taxId: numberOf('0107544000108', '0107544000109', '1107544000108'),
  branch: numberOf('00000'),
  country: (max) => filled(lineWith(max, 'th', 'XX', 'THA', 'Thailand', 'T', 'ไท')),
  postcode: filled(numberOf('40000')),
  telephone: (max) =>
    lineWith(
      max,
      `02${' '.repeat(max - 9)}12345678`,
      ...['mobile', '1150', "0812345678'--", '٠٨١٢٣٤٥٦٧٨'],
    ),
  choice: badOption,
  budget: badOption,
  urgency: badOption,
  offer: badOption,
  link: (max) =>
    lineWith(
      max,
      ...['javascript:alert(1)', 'JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'file:///etc/passwd'],
      ...['https://', 'work', 'ada@b.example', 'www.example.com:javascript', '.example.com'],
    ),
  answers: [
    ...otherThan('object'),
    ['en'],
    Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field-${index}`, ''])),
  ],
  challenge: badToken,
  token: badToken,
  form: filled(
    lineWith(40, 'raffle', '__proto__', 'constructor', 'CONTACT', 'contact ', 'ติดต่อ', '../a'),
  ),
  lang: badWords,
  kind: badWords,
  timeZone: (max) =>
    filled(lineWith(max, 'Mars/Olympus', 'Asia/', 'Bangkok', '+07:00', '../Asia/Bangkok')),
  page: filled(
    lineWith(
      200,
      ...['contacts/v1', '//evil.example/', '/\\evil.example/', ' //evil.example/', '\\evil'],
      ...['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x'],
    ),
  ),
  consent: filled([
    ...otherThan('string'),
    ...['2026-13-01', '2026-02-30', '2026-11-21T00:00:00Z', '21/11/2026', '2026-11-21\n'],
    ...['2569-11-21', '๒๕๖๙-๑๑-๒๑', '1999-01-01', '2026-11-2', '2026-11\0-21'],
  ]),
  marketing: badBox,
  call: badBox,
  // Forms without a script send texts, so a text may be a number.
  elapsed: [
    ...otherThan('number'),
    ...['NaN', 'Infinity', '1e999', -1, '-1', '๑๒๓๔', '12 ms', '0x10', [5]],
  ],
  held: [...badTruth, true],
  thing: (max) =>
    filled(lineWith(max, 'เอกสาร', 'reading-', 'a--b', 'blog/reading', 'EN', '__proto__', '../th')),
  attachments: [...otherThan('object'), ...[null, { length: 1, 0: 1 }, [1, 2, 3, 4, 5, 6], [4711]]],
  ids: [...otherThan('object'), ...[null, [], { length: 1, 0: 1 }, Array(501).fill(1)]],
};

function badInBody({ name, schema }: Field, call: CallName): Bad {
  const { type, anyOf, minLength, maxLength = Number.NaN } = schema;
  const own = BODY[name];
  if (typeof own === 'function') return own(maxLength, call, minLength);
  if (own) return own;
  if (type === 'boolean') return badTruth;
  if (type === 'integer') return badId;
  if (anyOf) return badId.filter((value) => value !== null);
  if (Number.isNaN(maxLength)) throw new Error(`there are no invalid values for "${name}"`);
  const isFilled = FILLED.includes(name) && !(name === 'name' && isNameOptional(call));
  return isFilled ? filled(written(maxLength)) : written(maxLength);
}

const NO_NUMBERS = [
  ...['0', '-1', '1.5', '1e400', 'x', 'NaN', 'Infinity', '2147483648', '9007199254740993'],
  ...['9'.repeat(90), '%00', '1%00', '%E0%B9%91', '1%27%20or%20%271%27=%271', '%FF', '%'],
];

const IDS_IN_PATH = [
  ...['-0', '1e0', '1.0', '+1', '01', '0x1', '0b1', '1%20', '%201', '%091', '%EF%BB%BF1'],
  ...['1;drop%20table%20lead', '1,2', '..%2f1', '%2e%2e', '__proto__', 'constructor'],
  ...NO_NUMBERS,
];

/** Values refused by the key of a request that must be processed once. */
const KEYS = [
  ...['', ' ', 'a b', 'a\tb', 'a\0b', 'a\nSet-Cookie: x', 'clé', 'a\u007f', 'one, two'],
  ...['k'.repeat(201), 'k'.repeat(8000)],
];

const WORDS_IN_QUERY = [
  ...['x', '', 'OPEN', '%00', 'open%00', '%FF', '%E0%B8%81', '__proto__', 'constructor'],
  ...['open%0d%0a', '%27%20or%201=1--', 'x'.repeat(5000)],
];

function badInQuery({ name, schema: { maxLength } }: Field): Bad {
  if (name === 'before') return ['', ...NO_NUMBERS];
  if (name === 'token') {
    return [
      ...['', 'a%20b', '%00', 'news.1.%00', 'a%0d%0ab', "1'%20or%20'1'='1", '%E0%B8%81'],
      'x'.repeat(1025),
    ];
  }
  if (name === 'thing') return WORDS_IN_QUERY.filter((word) => /%(?!FF)|[A-Z_]{3}/.test(word));
  if (maxLength === undefined) return WORDS_IN_QUERY;
  return ['ก'.repeat(maxLength + 1), ...tooLong(maxLength)].map(encodeURIComponent);
}

/** Returns the values that a field of a call must refuse; those of addresses are percent-encoded. */
export function badValues(call: CallName, part: Part, field: Field): Bad {
  if (part === 'body') return badInBody(field, call);
  if (part === 'query') return badInQuery(field);
  return part === 'params' ? IDS_IN_PATH : KEYS;
}
