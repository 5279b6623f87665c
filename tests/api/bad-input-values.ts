import fc from 'fast-check';

/**
 * Values that a field must refuse, by the kind of field. They are defined here and not derived from the schemas, so that
 * they find a schema that accepts too much.
 */
export interface Bad {
  /** Generates such values. */
  any: fc.Arbitrary<unknown>;
  /** Values sent in every run: known attacks, and the nearest neighbours of a valid value. */
  always: readonly unknown[];
}

const bad = (any: readonly fc.Arbitrary<unknown>[], always: readonly unknown[] = []): Bad => ({
  any: fc.oneof(...any),
  always,
});

/** Removes the values that one field accepts, unlike others of its kind. */
export const but = ({ any, always }: Bad, isRight: (value: unknown) => boolean): Bad => ({
  any: any.filter((value) => !isRight(value)),
  always: always.filter((value) => !isRight(value)),
});

export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** An object nested so many levels deep. */
function deep(levels: number): object {
  let value: object = {};
  for (let level = 1; level < levels; level++) value = { a: value };
  return value;
}

/** JSON values of all types but some, and objects that careless code takes for text. */
const otherThan = (...types: string[]) =>
  fc
    .oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>({ length: 5, toString: 'x' }, { $ne: null }, deep(500), [[[{}]]]),
    )
    // The parser refuses a whole body that names a prototype: bad-input-bodies.ts.
    .filter((value) => !types.includes(typeof value) && !/__proto__/.test(JSON.stringify(value)));

const notText = otherThan('string');

const character = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCharCode(code));

/** Characters that no stored text contains: controls, and halves of a surrogate pair. */
const unstorable = fc.oneof(
  character(0, 8),
  character(14, 31),
  character(0x7f, 0x9f),
  character(0xd800, 0xdfff),
);

/** Characters that a text of one line may not contain either: they would begin a new header in a mail. */
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\t', '\v', '\f');

/** Texts that contain something between letters; at the ends it could be trimmed. */
const containing = (what: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'ก', '😀', ' ', '<', "'"), maxLength: 8 });
  return fc.tuple(letters, what, letters).map(([before, it, after]) => `a${before}${it}${after}b`);
};

const blank: fc.Arbitrary<unknown> = fc.string({
  unit: fc.constantFrom(' ', '\u00a0', '\u3000', '\ufeff'),
  maxLength: 5,
});

/** Texts of more than `max` UTF-16 code units, within the limit of a body (64 KiB). */
const longerThan = (max: number): fc.Arbitrary<unknown> =>
  fc.constantFrom('x', 'ก', '😀', 'ก้').chain((unit) => {
    const min = Math.floor(max / unit.length) + 1;
    return fc
      .integer({ min, max: Math.max(min, Math.floor(50_000 / Buffer.byteLength(unit))) })
      .map((times) => unit.repeat(times));
  });

/** The shortest texts of more than `max` UTF-16 code units, one with as few code points as that can have. */
const tooLong = (max: number): readonly string[] => [
  'a'.repeat(max + 1),
  '😀'.repeat(Math.floor(max / 2) + 1),
];

/** A text that is stored, of one line or several: what is not seen is dropped, and no reason to refuse it. */
export const written = (max: number) => bad([notText, longerThan(max)], tooLong(max));

/** Adds blank texts to the values of a field that must be filled in. */
export const filled = ({ any, always }: Bad) => bad([any, any, any, blank], ['', ' ', ...always]);

/** A text of one line with further rules; the values given break these. */
const lineWith = (max: number, ...always: readonly unknown[]): Bad => ({
  any: fc.oneof(written(max).any, containing(unstorable), containing(lineBreak)),
  always: [...tooLong(max), ...always],
});

/** A valid text with something invalid inserted anywhere but at its ends. */
const spoilt = (right: string, by: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.integer({ min: 1, max: right.length - 1 }), fc.constantFrom(...by))
    .map(([at, what]) => right.slice(0, at) + what + right.slice(at));

/** Characters that an address must not contain: header separators. */
const NOT_OF_ADDRESS = [
  ...[
    ' ',
    ',',
    ';',
    ':',
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '"',
    '\\',
    '\n',
    '\r\nBcc: a@b.example',
    '@',
  ],
];

export const email = (max: number) =>
  filled(
    bad(
      [
        notText,
        spoilt('ada.king@b.example', NOT_OF_ADDRESS),
        // Letters beyond ASCII before the @, some of which look like others.
        spoilt('ada.king', ['ก', '😀', '\u0430', 'é', '\u200d']).map((name) => `${name}@b.example`),
        fc
          .integer({ min: max + 1, max: 20_000 })
          .map((length) => 'a@b.example'.padStart(length, 'a')),
      ],
      [
        ...['ada', '@', 'ada@', '@b.example', 'ada@localhost', 'ada@[127.0.0.1]', 'ada@b..example'],
        ...[
          'ada@127.1',
          'ada@b%2eexample',
          'ada@ไทย',
          'ada@ไทย:25.ไทย',
          '.ada@b.example',
          `a@${'b.'.repeat(150)}example`,
        ],
        ...['x\r\nBcc: ada@b.example', 'ada@b.example>\r\nRCPT TO:<all@evil.example'],
        ...['ada@b.example%0d%0aBcc:all@evil.example', 'ada@b.example?bcc=all@evil.example'],
        ...['Ada <ada>', '@c.example:ada@b.example', 'ada@b.example, all@evil.example'],
        ...[`x'; drop table "user"; --`, `'or'1'='1@b.example`, '=cmd|calc!A0@b.example'],
        '<script>alert(1)</script>@b.example',
      ],
    ),
  );

/** A password given to sign in: any text may be one. */
export const password = (max: number) => bad([notText, longerThan(max)], ['', ...tooLong(max)]);

export const newPassword = (min: number, max: number) => {
  const { any, always } = password(max);
  const short = fc.string({ maxLength: min - 1 });
  const lone = containing(fc.oneof(fc.constant('\0'), character(0xd800, 0xdfff)));
  return bad(
    [any, any, short, lone],
    [...always, 'p'.repeat(min - 1), 'correct\0horse', 'correct\ud83dhorse'],
  );
};

export const token = filled(
  lineWith(
    1024,
    ...[
      'โทเคน',
      '🔑',
      'abc def',
      'abc\n',
      `abc' or '1'='1`,
      '<b>abc</b>',
      'a; session=b',
      '{{7*7}}',
    ],
  ),
);

/** One of a few words. */
export const word = filled(
  bad(
    [notText, fc.string({ minLength: 3 }), containing(unstorable), longerThan(1)],
    ['de', 'EN', 'en-US', 'en ', '__proto__', 'constructor', '../th', 'en'.repeat(20_000)],
  ),
);

/** The name of a time zone. */
export const timeZone = (max: number) =>
  filled(
    lineWith(
      max,
      ...['Mars/Olympus', 'Asia/', 'Bangkok', '+07:00', 'Asia/Bangkok ', '../Asia/Bangkok'],
      ...['__proto__', 'constructor', 'เอเชีย/กรุงเทพ'],
    ),
  );

/** An optional number with a fixed count of digits. */
export const numberOf = (right: string, ...always: readonly string[]) =>
  bad(
    [
      notText,
      spoilt(right, ['x', '.', '+', 'ก', '๑', "'", '0']),
      fc
        .string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 })
        .filter((digits) => digits.length !== right.length),
    ],
    [
      ...[right.slice(1), `${right}0`, `-${right.slice(1)}`, `${right.slice(2)}.0`, `${right}'--`],
      right.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)),
      ...always,
    ],
  );

/** The code of a country. */
export const country = (max: number) =>
  filled(lineWith(max, 'th', 'XX', 'THA', 'Thailand', 'T', 'ไท'));

export const formId = filled(
  lineWith(
    40,
    'raffle',
    '__proto__',
    'constructor',
    'valueof',
    'CONTACT',
    'contact ',
    'ติดต่อ',
    '../contact',
  ),
);

/** The optional id of an option or an offer. */
export const optionId = (max: number) =>
  lineWith(
    max,
    ...['raffle', 'EN', 'valueof', '0', '__proto__', 'constructor', '../th'],
    // Of another form.
    ...['afternoon', 'เอกสาร'],
  );

/** The slug of an entry. */
export const slug = (max: number) =>
  filled(
    lineWith(
      max,
      'เอกสาร',
      'reading-',
      'reading--invoices',
      'blog/reading',
      'EN',
      '__proto__',
      '../th',
    ),
  );

/** The id of a row, in a body. */
export const id = bad(
  [
    otherThan('number'),
    fc.integer({ max: 0 }),
    fc.integer({ min: 2 ** 31, max: Number.MAX_SAFE_INTEGER }),
    fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
  ],
  [null, 0, -1, 1.5, '1', 2 ** 31, Number.MAX_VALUE, [1]],
);

/** An optional web address. */
export const webAddress = (max: number) =>
  lineWith(
    max,
    ...['javascript:alert(1)', 'JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'file:///etc/passwd'],
    ...['https://', 'work', 'ada@b.example', 'www.example.com:javascript', '.example.com', 'a..b'],
  );

/** An optional telephone number. */
export const telephone = (max: number) =>
  lineWith(
    max,
    ...[`02${' '.repeat(max - 9)}12345678`, 'mobile', '1150', '812345678', '02 123 45', '+66'],
    ...['+1234567890123456', '++66812345678', '08+12345678', '0812345678, 0898765432'],
    ...['fax:0812345678', 'ada@b.example', "0812345678'--", '<b>0812345678</b>', '=0812345678+1'],
    ...['٠٨١٢٣٤٥٦٧٨', '০৮১২৩৪৫৬৭৮'],
  );

export const page = filled(
  lineWith(
    200,
    ...['contacts/v1', '//evil.example/', '/\\evil.example/', ' //evil.example/', '\\evil'],
    ...['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x'],
  ),
);

/** The date of a version of the consent text. */
export const consent = filled(
  bad(
    [
      notText,
      spoilt('2026-11-21', ['0', 'x', '-', ' ', '\0', '๑', '\n']),
      fc.string({ maxLength: 9 }),
    ],
    [
      '2026-13-01',
      '2026-02-30',
      '2026-11-21T00:00:00Z',
      '21/11/2026',
      '2569-11-21',
      '๒๕๖๙-๑๑-๒๑',
      '1999-01-01',
    ],
  ),
);

/** A checkbox, which sends `on` or nothing without JavaScript. */
export const box = bad(
  [otherThan('boolean', 'string'), fc.string({ minLength: 5 })],
  [null, 1, 0, 'yes', 'true', 'ON', ['on'], '\0'],
);

export const truth = bad([otherThan('boolean')], [...box.always, 'on', '']);
export const untruth = bad(
  [otherThan().filter((value) => value !== false)],
  [...truth.always, true],
);

/** A list of the ids of files. */
export const ids = bad(
  [
    otherThan('object'),
    fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 6, maxLength: 50 }),
  ],
  [null, { length: 1, 0: 1 }, [1, 2, 3, 4, 5, 6], [4711]],
);

/** A list of the ids of leads: one at least, and five hundred at the most. */
export const leadIds = bad(
  [otherThan('object')],
  [null, [], { length: 1, 0: 1 }, Array(501).fill(1)],
);

/** Milliseconds. Forms without script send texts, so that a text may be a number. */
export const milliseconds = bad(
  [otherThan('string', 'number'), fc.double({ max: -1, noDefaultInfinity: true, noNaN: true })],
  ['soon', 'NaN', 'Infinity', '1e999', -1, '-1', '๑๒๓๔', '12 ms', '0x10', null, true, [], [5], {}],
);

/** Texts of a path or a query, percent-encoded. */
const encoded = (texts: fc.Arbitrary<unknown>) =>
  texts.map((text) => encodeURIComponent(String(text).toWellFormed()));
/** Bytes of a path or a query, percent-encoded; many are no UTF-8. */
const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 8 })
  .map((all) => [...all].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** Decodes a percent-encoded text; undefined if it is no UTF-8. */
export const decoded = (text: unknown) => {
  try {
    return decodeURIComponent(String(text));
  } catch {
    return undefined;
  }
};

/** Whether a percent-encoded text is an id in its one form. */
const isNumber = (text: unknown) => {
  const number = decoded(text) ?? '';
  return /^[1-9]\d{0,9}$/.test(number) && Number(number) < 2 ** 31;
};

const NO_NUMBERS: readonly string[] = [
  ...['0', '-1', '1.5', '1e400', 'x', 'NaN', 'Infinity', '2147483648', '9007199254740993'],
  ...['9'.repeat(90), '%00', '1%00', '%E0%B9%91', '1%27%20or%20%271%27=%271'],
];

export const pathIds = but(
  bad(
    [
      bytes,
      encoded(fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !/^\.\.?$/.test(text))),
    ],
    [
      // Numbers, but not as we write ids: an id has one form.
      ...['-0', '1e0', '1.0', '+1', '01', '0x1', '0b1', '1%20', '%201', '%091', '%EF%BB%BF1'],
      ...['1;drop%20table%20lead', '1,2', '..%2f1', '%2e%2e', '__proto__', 'constructor'],
      ...['%0d%0aSet-Cookie:%20a=b', '%FF', '%C0%AE', '%ED%A0%80', '%', '%zz', 'x'.repeat(500)],
      ...NO_NUMBERS,
    ],
  ),
  isNumber,
);

export const queryNumbers = but(
  bad([bytes, encoded(fc.string({ maxLength: 40 }))], ['', ...NO_NUMBERS]),
  isNumber,
);

/** Words in the query of an address. */
export const queryWords = bad(
  [bytes, encoded(fc.string({ minLength: 10, maxLength: 40 }))],
  [
    'x',
    '',
    'OPEN',
    '%00',
    'open%00',
    '%E0%B8%81',
    '__proto__',
    'constructor',
    'open%0d%0a',
    '%27%20or%201=1--',
    'x'.repeat(5000),
  ],
);

/** Tokens in the query of an address. */
export const queryTokens = but(
  bad(
    [encoded(fc.string({ maxLength: 40 }))],
    ['', 'a%20b', '%00', 'news.1.%00', 'a%0d%0ab', "1'%20or%20'1'='1", 'x'.repeat(1025)],
  ),
  (token) => /^[\w.~+/=%-]{1,1024}$/.test(decoded(token) ?? ''),
);

export const queryLines = (max: number) => {
  const long = ['ก'.repeat(max + 1), ...tooLong(max)].map(encodeURIComponent);
  return bad([fc.constantFrom(...long)], long);
};

/** The key of a request that must be processed once. */
export const keys = bad(
  [
    fc
      .string({ unit: fc.constantFrom('a', 'é', '\t', ' ', '\u007f'), minLength: 3 })
      .filter((key) => !/^[\x21-\x7e]*$/.test(key.trim())),
  ],
  [
    '',
    ' ',
    'a b',
    'a\tb',
    'k'.repeat(201),
    'k'.repeat(8000),
    'a\0b',
    'a\nSet-Cookie: x',
    'clé',
    'a\u007f',
    'one, two',
  ],
);
