/**
 * Values that a field must refuse, by the kind of field: known attacks, and the nearest neighbors of a valid value.
 * They are defined here and not derived from the schemas, so that they find a schema that accepts too much.
 */
export type Bad = readonly unknown[];

function deep(levels: number): object {
  let value: object = {};
  for (let level = 1; level < levels; level++) value = { a: value };
  return value;
}

/** Returns JSON values of all types but some, and objects that careless code treats as text. */
const otherThan = (...types: string[]): Bad =>
  [
    null,
    true,
    1.5,
    'text',
    [],
    ['en'],
    {},
    { length: 5, toString: 'x' },
    { $ne: null },
    deep(500),
  ].filter((value) => !types.includes(typeof value));

/** Returns the shortest texts of more than `max` UTF-16 code units, one with as few code points as possible. */
const tooLong = (max: number): Bad => ['a'.repeat(max + 1), '😀'.repeat(Math.floor(max / 2) + 1)];

/** Values refused by a stored text of one or several lines. Invisible characters are dropped, not refused. */
export const written = (max: number): Bad => [...otherThan('string'), ...tooLong(max)];

/** Adds blank texts to the values refused by a required field. */
export const filled = (bad: Bad): Bad => ['', ' ', '\u3000\ufeff', ...bad];

/** Values refused by a single-line text with further rules, which the given values break. */
const lineWith = (max: number, ...values: Bad): Bad => [
  ...written(max),
  ...['a\0b', 'a\u0085b', 'a\ud800b', 'a\nb', 'a\r\nb', 'a\tb', "a ก<'b"],
  ...values,
];

export const email = (max: number) =>
  filled([
    ...otherThan('string'),
    'a@b.example'.padStart(max + 1, 'a'),
    ...['ada', '@', 'ada@', '@b.example', 'ada@localhost', 'ada@[127.0.0.1]', 'ada@b..example'],
    ...['ada@127.1', 'ada@b%2eexample', 'ada@ไทย', 'ada@ไทย:25.ไทย', '.ada@b.example'],
    ...['ada.ก@b.example', 'ada.\u0430@b.example', 'é@b.example', 'a\u200d@b.example'],
    ...['ada king@b.example', 'a(b@b.example', 'a[b@b.example', 'a"b@b.example', 'a\\b@b.example'],
    ...['a@a@b.example', 'ada\n@b.example', 'x\r\nBcc: ada@b.example'],
    ...['ada@b.example>\r\nRCPT TO:<all@evil.example', 'ada@b.example, all@evil.example'],
    ...['ada@b.example%0d%0aBcc:all@evil.example', 'ada@b.example?bcc=all@evil.example'],
    ...['Ada <ada>', '@c.example:ada@b.example', `x'; drop table "user"; --`],
    ...["'or'1'='1@b.example", '=cmd|calc!A0@b.example', '<script>alert(1)</script>@b.example'],
  ]);

/** Values refused by the password for signing in, which may be any text. */
export const password = (max: number): Bad => ['', ...written(max)];

export const newPassword = (min: number, max: number): Bad => [
  ...password(max),
  ...['p'.repeat(min - 1), 'correct\0horse', 'correct\ud83dhorse'],
];

export const token = filled(
  lineWith(1024, 'โทเคน', '🔑', 'abc def', `abc' or '1'='1`, '<b>abc</b>', 'a; session=b'),
);

export const word = filled([
  ...otherThan('string'),
  ...['de', 'EN', 'en-US', 'en ', 'en\0', '__proto__', 'constructor', '../th', 'en'.repeat(20_000)],
]);

export const timeZone = (max: number) =>
  filled(
    lineWith(
      max,
      ...['Mars/Olympus', 'Asia/', 'Bangkok', '+07:00', 'Asia/Bangkok ', '../Asia/Bangkok'],
      ...['__proto__', 'constructor', 'เอเชีย/กรุงเทพ'],
    ),
  );

/** Values refused by an optional number with a fixed count of digits. */
export const numberOf = (right: string, ...values: Bad): Bad => [
  ...otherThan('string'),
  ...[right.slice(1), `${right}0`, `-${right.slice(1)}`, `${right.slice(2)}.0`, `${right}'--`],
  ...['0'.repeat(40), `${right.slice(0, 2)}x${right.slice(2)}`],
  right.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)),
  ...values,
];

export const country = (max: number) =>
  filled(lineWith(max, 'th', 'XX', 'THA', 'Thailand', 'T', 'ไท'));

export const formId = filled(
  lineWith(40, 'raffle', '__proto__', 'constructor', 'CONTACT', 'contact ', 'ติดต่อ', '../contact'),
);

/** Values refused by the optional id of an option or an offer; the last one belongs to another form. */
export const optionId = (max: number) =>
  lineWith(max, 'raffle', 'EN', '0', '__proto__', 'constructor', '../th', 'เอกสาร', 'afternoon');

/** Values refused by the answers in a form's own fields. */
export const answers: Bad = [
  ...otherThan('object'),
  ['en'],
  Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field-${index}`, ''])),
];

export const slug = (max: number) =>
  filled(lineWith(max, 'เอกสาร', 'reading-', 'a--b', 'blog/reading', 'EN', '__proto__', '../th'));

export const id: Bad = [...otherThan('number'), 0, -1, 1.5, '1', 2 ** 31, Number.MAX_VALUE, [1]];

export const webAddress = (max: number) =>
  lineWith(
    max,
    ...['javascript:alert(1)', 'JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'file:///etc/passwd'],
    ...['https://', 'work', 'ada@b.example', 'www.example.com:javascript', '.example.com', 'a..b'],
  );

/** Values refused by an optional telephone number; contract/telephone.test.ts has more. */
export const telephone = (max: number) =>
  lineWith(
    max,
    `02${' '.repeat(max - 9)}12345678`,
    'mobile',
    '1150',
    "0812345678'--",
    '٠٨١٢٣٤٥٦٧٨',
  );

export const page = filled(
  lineWith(
    200,
    ...['contacts/v1', '//evil.example/', '/\\evil.example/', ' //evil.example/', '\\evil'],
    ...['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x'],
  ),
);

/** Values refused by the date of a version of the consent text. */
export const consent = filled([
  ...otherThan('string'),
  ...['2026-13-01', '2026-02-30', '2026-11-21T00:00:00Z', '21/11/2026', '2026-11-21\n'],
  ...['2569-11-21', '๒๕๖๙-๑๑-๒๑', '1999-01-01', '2026-11-2', '2026-11\0-21'],
]);

/** Values refused by a checkbox, which sends `on` or nothing without JavaScript. */
export const box: Bad = [...otherThan('boolean'), 1, 0, 'yes', 'true', 'ON', ['on'], '\0'];

export const truth: Bad = [...box, 'on', ''];
export const untruth: Bad = [...truth, true];

export const ids: Bad = [
  ...otherThan('object'),
  ...[null, { length: 1, 0: 1 }, [1, 2, 3, 4, 5, 6], [4711]],
];

/** Values refused by a list of one to five hundred ids of leads. */
export const leadIds: Bad = [
  ...otherThan('object'),
  ...[null, [], { length: 1, 0: 1 }, Array(501).fill(1)],
];

/** Values refused by a time in milliseconds. Forms without a script send texts, so a text may be a number. */
export const milliseconds: Bad = [
  ...otherThan('number'),
  ...['NaN', 'Infinity', '1e999', -1, '-1', '๑๒๓๔', '12 ms', '0x10', [5]],
];

/** Decodes a percent-encoded text. Returns undefined if it is not UTF-8. */
export const decoded = (text: unknown) => {
  try {
    return decodeURIComponent(String(text));
  } catch {
    return undefined;
  }
};

const NO_NUMBERS: Bad = [
  ...['0', '-1', '1.5', '1e400', 'x', 'NaN', 'Infinity', '2147483648', '9007199254740993'],
  ...['9'.repeat(90), '%00', '1%00', '%E0%B9%91', '1%27%20or%20%271%27=%271', '%FF', '%'],
];

export const pathIds: Bad = [
  ...['-0', '1e0', '1.0', '+1', '01', '0x1', '0b1', '1%20', '%201', '%091', '%EF%BB%BF1'],
  ...['1;drop%20table%20lead', '1,2', '..%2f1', '%2e%2e', '__proto__', 'constructor'],
  ...['%0d%0aSet-Cookie:%20a=b', '%C0%AE', '%ED%A0%80', '%zz', 'x'.repeat(500)],
  ...NO_NUMBERS,
];

export const queryNumbers: Bad = ['', ...NO_NUMBERS];

export const queryWords: Bad = [
  ...['x', '', 'OPEN', '%00', 'open%00', '%FF', '%E0%B8%81', '__proto__', 'constructor'],
  ...['open%0d%0a', '%27%20or%201=1--', 'x'.repeat(5000)],
];

export const queryTokens: Bad = [
  ...['', 'a%20b', '%00', 'news.1.%00', 'a%0d%0ab', "1'%20or%20'1'='1", '%E0%B8%81'],
  'x'.repeat(1025),
];

export const queryLines = (max: number): Bad =>
  ['ก'.repeat(max + 1), ...tooLong(max)].map((text) => encodeURIComponent(String(text)));

/** Values refused by the key of a request that must be processed once. */
export const keys: Bad = [
  ...['', ' ', 'a b', 'a\tb', 'a\0b', 'a\nSet-Cookie: x', 'clé', 'a\u007f', 'one, two'],
  ...['k'.repeat(201), 'k'.repeat(8000)],
];
