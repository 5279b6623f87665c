/**
 * Values that a field must refuse, by what the field is. They are written down here and not asked of
 * the schemas: a schema that lets more through than it should is what they are to find.
 */

/** A value with what it is called in the report of a test. */
export type Named = readonly [name: string, value: unknown];

/** What JSON knows besides text, and things that look like text to careless code. */
const NOT_TEXT: readonly Named[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['a number', 42],
  ['a negative number', -1.5],
  ['the greatest number', Number.MAX_VALUE],
  ['an empty list', []],
  ['a list of a text', ['a@b.example']],
  ['a list of lists', [[['x']]]],
  ['an empty object', {}],
  ['an object that pretends to be a text', { length: 5, toString: 'x' }],
  ['a query of a document database', { $ne: null }],
  ['a deep object', deep(500)],
];

/** What no text that is stored may hold, whatever stands around it. */
const UNSTORABLE: readonly Named[] = [
  ['NUL', 'a\0b'],
  ['NUL alone', '\0'],
  ['BEL', 'a\u0007b'],
  ['backspace', 'a\bb'],
  ['escape, as terminals obey it', '\u001b[31mred\u001b[0m'],
  ['DEL', 'a\u007fb'],
  ['a C1 control character', 'a\u0085b'],
  ['a lone high surrogate', 'a\ud83db'],
  ['a lone low surrogate', 'a\ude00b'],
  ['surrogates the wrong way round', 'a\ude00\ud83db'],
  ['a lone surrogate at the end', 'ab\ud83d'],
];

/** What a text of one line may not hold either: the ways into a header of a mail. */
const MORE_THAN_A_LINE: readonly Named[] = [
  ['a line feed', 'Ada\nBcc: all@evil.example'],
  ['a carriage return', 'Ada\rBcc: all@evil.example'],
  ['both', 'Ada\r\nBcc: all@evil.example\r\n\r\nBuy!'],
  ['a tab', 'Ada\tKing'],
  ['a vertical tab', 'Ada\u000bKing'],
  ['a form feed', 'Ada\fKing'],
];

export const BLANK: readonly Named[] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['a no-break space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['a byte order mark', '\ufeff'],
];

const tooLong = (max: number, unit = 'x'): readonly Named[] => [
  ['too long by one', unit.repeat(max + 1)],
  ['ten times too long', unit.repeat(max * 10)],
  ['too long in Thai', 'ก'.repeat(max + 1)],
  ['too long in emoji', '😀'.repeat(max + 1)],
  ['too long in marks on one letter', `ก${'\u0e49'.repeat(max)}`],
];

/** A text of one line that is stored. */
export const line = (max: number) => [
  ...NOT_TEXT,
  ...UNSTORABLE,
  ...MORE_THAN_A_LINE,
  ...tooLong(max),
];
export const filledLine = (max: number) => [...line(max), ...BLANK];

/** A text of several lines that is stored. */
export const lines = (max: number) => [...NOT_TEXT, ...UNSTORABLE, ...tooLong(max)];

export const email = (max: number): readonly Named[] => [
  ...NOT_TEXT,
  ...UNSTORABLE,
  ...MORE_THAN_A_LINE,
  ...BLANK,
  ['too long by one', `${'a'.repeat(max + 1 - '@b.example'.length)}@b.example`],
  ['much too long', `${'a'.repeat(20_000)}@b.example`],
  ['a domain that is too long', `a@${'b.'.repeat(150)}example`],
  ['no @', 'ada'],
  ['@ alone', '@'],
  ['no domain', 'ada@'],
  ['no local part', '@b.example'],
  ['no dot', 'ada@localhost'],
  ['an address of a host', 'ada@[127.0.0.1]'],
  ['two dots', 'ada@b..example'],
  ['a dot at the end', 'ada@b.example.'],
  ['a dot at the beginning', '.ada@b.example'],
  ['two @', 'ada@b.example@c.example'],
  ['a space within', 'a da@b.example'],
  ['a header', 'ada@b.example\r\nBcc: all@evil.example'],
  ['a header before', 'x\r\nBcc: ada@b.example'],
  ['a command of SMTP', 'ada@b.example>\r\nRCPT TO:<all@evil.example'],
  ['a header, percent-encoded', 'ada@b.example%0d%0aBcc:all@evil.example'],
  ['NUL before the domain', 'ada\0@b.example'],
  ['two addresses', 'ada@b.example, all@evil.example'],
  ['two addresses with a semicolon', 'ada@b.example;all@evil.example'],
  ['a name and an address', 'Ada <ada@b.example>'],
  ['angle brackets', '<ada@b.example>'],
  ['a quoted local part', '"ada king"@b.example'],
  ['a comment', 'ada(king)@b.example'],
  ['a mailto with a copy', 'ada@b.example?bcc=all@evil.example'],
  ['a route of old', '@c.example:ada@b.example'],
  ['Thai', 'อาดา@ไทย.example'],
  ['letters that look like Latin', 'аda@b.example'],
  ['an emoji', '😀@b.example'],
  ['a zero-width space', 'a\u200bda@b.example'],
  ['a zero-width joiner', 'a\u200dda@b.example'],
  ['a direction override', 'ada\u202e@b.example'],
  ['full-width letters', 'ａｄａ@b.example'],
  ['SQL', `x'; drop table "user"; --`],
  ['SQL in an address', `'or'1'='1@b.example`],
  ['HTML', '<script>alert(1)</script>@b.example'],
  ['a formula', '=cmd|calc!A0@b.example'],
];

export const newPassword = (min: number, max: number): readonly Named[] => [
  ...NOT_TEXT,
  ['nothing', ''],
  ['too short by one', 'p'.repeat(min - 1)],
  ['too long by one', 'p'.repeat(max + 1)],
  ['too long in emoji by half of one', `${'🐎'.repeat(max / 2)}p`],
  ['much too long', 'p'.repeat(50_000)],
  ['NUL', 'correct\0horse'],
  ['a lone surrogate', 'correct\ud83dhorse'],
];

/** A password that somebody claims to have: any text may be one. */
export const password = (max: number): readonly Named[] => [
  ...NOT_TEXT,
  ['nothing', ''],
  ['too long by one', 'p'.repeat(max + 1)],
  ['too long in emoji by half of one', `${'🐎'.repeat(max / 2)}p`],
  ['much too long', 'p'.repeat(50_000)],
];

export const token: readonly Named[] = [
  ...NOT_TEXT,
  ...UNSTORABLE,
  ...MORE_THAN_A_LINE,
  ...BLANK,
  ['too long by one', 'x'.repeat(1025)],
  ['much too long', 'x'.repeat(50_000)],
  ['Thai', 'โทเคน'],
  ['an emoji', '🔑'],
  ['a space within', 'abc def'],
  ['a line feed after it', 'abc\n'],
  ['quotes', `abc' or '1'='1`],
  ['HTML', '<b>abc</b>'],
  ['a cookie', 'a; session=b'],
  ['a template', '{{7*7}}'],
];

/** What is one of a few words. */
export const word: readonly Named[] = [
  ...NOT_TEXT,
  ...UNSTORABLE,
  ...MORE_THAN_A_LINE,
  ...BLANK,
  ['another word', 'de'],
  ['in capitals', 'EN'],
  ['with more after it', 'en-US'],
  ['with a space', 'en '],
  ['of the prototype', '__proto__'],
  ['a member of every object', 'constructor'],
  ['a path', '../th'],
  ['much too long', 'en'.repeat(20_000)],
];

/** The name of a time zone. */
export const timeZone = (max: number): readonly Named[] => [
  ...filledLine(max),
  ['one of another world', 'Mars/Olympus'],
  ['half of one', 'Asia/'],
  ['a place alone', 'Bangkok'],
  ['hours', '+07:00'],
  ['with a space', 'Asia/Bangkok '],
  ['a path', '../Asia/Bangkok'],
  ['of the prototype', '__proto__'],
  ['a member of every object', 'constructor'],
  ['Thai', 'เอเชีย/กรุงเทพ'],
];

/** A number of so many digits, which may be left out. */
export const numberOf = (right: string, wrong: readonly string[] = []): readonly Named[] => [
  ...line(40),
  ['a digit too few', right.slice(1)],
  ['a digit too many', `${right}0`],
  ['a letter', `${right.slice(1)}x`],
  ['negative', `-${right.slice(1)}x`],
  ['a point', `${right.slice(2)}.0`],
  [
    'full-width digits',
    right.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
  ['SQL', `${right}'--`],
  ...wrong.map((each): Named => [each, each]),
];

/** The code of a country. */
export const country = (max: number): readonly Named[] => [
  ...filledLine(max),
  ['in small letters', 'th'],
  ['no country', 'XX'],
  ['three letters', 'THA'],
  ['a name', 'Thailand'],
  ['one letter', 'T'],
  ['Thai', 'ไท'],
];

export const formId: readonly Named[] = [
  ...word,
  ['one that does not exist', 'raffle'],
  ['a member of every object, in lower case', 'valueof'],
  ['Thai', 'ติดต่อ'],
  ['too long by one', 'a'.repeat(41)],
];

/** The id of something that a form may be without: an option, or an offer. */
export const optionId = (max: number): readonly Named[] => [
  ...word.filter(([, value]) => value !== ''),
  ['one that does not exist', 'raffle'],
  ['a member of every object, in lower case', 'valueof'],
  ['a number', '0'],
  ['an option of another form', 'afternoon'],
  ['Thai', 'เอกสาร'],
  ...tooLong(max),
];

/** The id of something that the site has. */
export const slug = (max: number): readonly Named[] => [
  ...word.filter(([, value]) => value !== 'de' && value !== 'constructor'),
  ['Thai', 'เอกสาร'],
  ['a hyphen at the end', 'reading-'],
  ['two hyphens', 'reading--invoices'],
  ['a folder before it', 'blog/reading'],
  ...tooLong(max),
];

/** The id of a row, in a body. */
export const id: readonly Named[] = [
  ['null', null],
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 1.5],
  ['a text', '1'],
  ['true', true],
  ['beyond what the databases take', 2 ** 31],
  ['the greatest number', Number.MAX_VALUE],
  ['an empty list', []],
  ['a list of a number', [1]],
  ['an object', {}],
];

/** The address of something on the web, which a form may be without. */
export const webAddress = (max: number): readonly Named[] => [
  ...line(max),
  ['a script', 'javascript:alert(1)'],
  ['no scheme', 'example.com/work'],
  ['a scheme alone', 'https://'],
  ['a file', 'file:///etc/passwd'],
];

/** A telephone number, which a form may be without. */
export const telephone = (max: number): readonly Named[] => [
  ...line(max),
  ['too long by one, of digits', `02${' '.repeat(max - 9)}12345678`],
  ['digits of a hundred numbers', '0'.repeat(20_000)],
  ['a word', 'mobile'],
  ['a few digits', '1150'],
  ['no 0 and no +', '812345678'],
  ['a digit too few', '02 123 45'],
  ['a country without a number', '+66'],
  ['more digits than there are', '+1234567890123456'],
  ['two plus signs', '++66812345678'],
  ['a plus sign within', '08+12345678'],
  ['two numbers', '0812345678, 0898765432'],
  ['a link', 'tel:0812345678'],
  ['an address', 'ada@b.example'],
  ['SQL', "0812345678'--"],
  ['HTML', '<b>0812345678</b>'],
  ['a formula', '=0812345678+1'],
  ['full-width digits', '０８１２３４５６７８'],
  ['Arabic-Indic digits', '٠٨١٢٣٤٥٦٧٨'],
  ['Bengali digits', '০৮১২৩৪৫৬৭৮'],
  ['a zero-width space', '081\u200b2345678'],
];

export const page: readonly Named[] = [
  ...line(200),
  ...BLANK,
  ['no slash', 'contacts/v1'],
  ['another site', '//evil.example/'],
  ['another site with a backslash', '/\\evil.example/'],
  ['another site after a space', ' //evil.example/'],
  ['an absolute address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a backslash', '\\evil'],
];

export const consent: readonly Named[] = [
  ...NOT_TEXT,
  ...UNSTORABLE,
  ...MORE_THAN_A_LINE,
  ...BLANK,
  ['a month too many', '2026-13-01'],
  ['a day too many', '2026-02-30'],
  ['a moment', '2026-11-21T00:00:00Z'],
  ['the other way round', '21/11/2026'],
  ['in the Buddhist era', '2569-11-21'],
  ['in Thai digits', '๒๕๖๙-๑๑-๒๑'],
  ['a date of no version', '1999-01-01'],
  ['with more after it', '2026-11-21x'],
];

export const box: readonly Named[] = [
  ['null', null],
  ['one', 1],
  ['zero', 0],
  ['yes', 'yes'],
  ['true as a text', 'true'],
  ['ON', 'ON'],
  ['a list', ['on']],
  ['an empty list', []],
  ['an object', {}],
  ['NUL', '\0'],
];

export const truth: readonly Named[] = [...box, ['on', 'on'], ['nothing', '']];
export const untruth: readonly Named[] = [...truth, ['true', true]];

/** A list of the ids of files. */
export const ids: readonly Named[] = [
  ['null', null],
  ['a number', 1],
  ['a text', '1'],
  ['an object', { length: 1, 0: 1 }],
  ['more than a message may have', [1, 2, 3, 4, 5, 6]],
  ['a file that does not exist', [4711]],
];

/** Milliseconds. Forms without script send texts, so that a text may be a number. */
export const milliseconds: readonly Named[] = [
  ['a word', 'soon'],
  ['not a number', 'NaN'],
  ['infinity', 'Infinity'],
  ['beyond all numbers', '1e999'],
  ['negative', -1],
  ['negative, as a text', '-1'],
  ['Thai digits', '๑๒๓๔'],
  ['a number and more', '12 ms'],
  ['hexadecimal', '0x10'],
  ['null', null],
  ['true', true],
  ['an empty list', []],
  ['a list of a number', [5]],
  ['an object', {}],
];

/** Something that is only weighed, never stored: any text will do. */
export const weighed = (max: number): readonly Named[] => [...NOT_TEXT, ...tooLong(max)];

/** What stands in a path where an id should; percent-encoded as it is sent. */
export const pathIds: readonly string[] = [
  '0',
  '-1',
  '-0',
  '1.5',
  '1e-3',
  '1e400',
  // Numbers, but not as we write ids: an id has one form.
  '1e0',
  '1.0',
  '+1',
  '01',
  '0x1',
  '0b1',
  '1%20',
  '%201',
  '%091',
  '%EF%BB%BF1',
  'NaN',
  'Infinity',
  'x',
  'null',
  'undefined',
  'true',
  '2147483648',
  '9007199254740993',
  '9'.repeat(90),
  '%00',
  '1%00',
  '%20',
  '%0d%0aSet-Cookie:%20a=b',
  '%E0%B9%91',
  '%F0%9F%98%80',
  '%FF',
  '%C0%AE',
  '%ED%A0%80',
  '%',
  '%zz',
  '1%27%20or%20%271%27=%271',
  '1;drop%20table%20lead',
  '1,2',
  '..%2f1',
  '%2e%2e',
  '__proto__',
  'constructor',
  '%5Bobject%20Object%5D',
  'x'.repeat(500),
];

/** Headers with the key of something that is sent once. */
export const keys: readonly (readonly [name: string, value: string])[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['spaces within', 'a b'],
  ['a tab', 'a\tb'],
  ['too long by one', 'k'.repeat(201)],
  ['much too long', 'k'.repeat(8000)],
  ['NUL', 'a\0b'],
  ['a line feed', 'a\nSet-Cookie: x'],
  ['beyond ASCII', 'clé'],
  ['DEL', 'a\u007f'],
  ['two of them', 'one, two'],
];

/** Texts in the query of an address, percent-encoded as they are sent. */
export const queryWords: readonly string[] = [
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
];

/** Tokens in the query of an address. */
export const queryTokens: readonly string[] = [
  '',
  'a%20b',
  '%00',
  'news.1.%00',
  '%E0%B9%82%E0%B8%97%E0%B9%80%E0%B8%84%E0%B8%99',
  'a%0d%0ab',
  "1'%20or%20'1'='1",
  'x'.repeat(1025),
];

export const queryLines = (max: number): readonly string[] => [
  '%00',
  'a%00b',
  'a%07b',
  'a%7Fb',
  'a%C2%85b',
  'a%0ab',
  'a%0d%0ab',
  'x'.repeat(max + 1),
  '%E0%B8%81'.repeat(max + 1),
];

export const queryNumbers: readonly string[] = [
  'x',
  '0',
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '1e400',
  '9007199254740993',
  '2147483648',
  '9'.repeat(90),
  '',
  '%00',
  '%E0%B9%91',
  '1%27%20or%201=1',
];

/** Nothing but objects in objects. */
function deep(levels: number): object {
  let value: object = {};
  for (let level = 1; level < levels; level++) value = { a: value };
  return value;
}
