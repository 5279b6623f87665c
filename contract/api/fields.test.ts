import { expect, test } from 'vitest';
import { email, line, lines, nonBlank, timeZone, webAddress } from './fields.ts';

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com:8080/work?a=b#c', 'https://example.com:8080/work?a=b#c'],
  ['ไทย.ไทย/งาน', 'https://ไทย.ไทย/งาน'],
  ['\u200bwww.example.com ', 'https://www.example.com'],
  ['HTTP://b.example', 'HTTP://b.example'],
  ['', ''],
  ['javascript:alert(1.5)', undefined],
  ['data:text/html,a.b', undefined],
  ['www.example.com:javascript', undefined],
  ['ada@b.example', undefined],
  ['portfolio', undefined],
])('stores the link %s as %s', (written, stored) => {
  expect(webAddress.safeParse(written).data).toBe(stored);
});

test.each([
  ["o'hara@b.example", "o'hara@b.example"],
  ['A_B-c@sub.b.example', 'a_b-c@sub.b.example'],
  [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ['x@XN--O3CW4H.xn--o3cw4h', 'x@xn--o3cw4h.xn--o3cw4h'],
  ['y@ไทย.ไทย', 'y@xn--o3cw4h.xn--o3cw4h'],
  ['y@Café.example', 'y@xn--caf-dma.example'],
  ['z@cafe\u0301.example', 'z@xn--caf-dma.example'],
  // Pasted from mail programs, web pages and word processors.
  ['\u00a0\u200bspaces@b.example\ufeff ', 'spaces@b.example'],
  ['\u202amarks@b\u00ad.example\u202c', 'marks@b.example'],
  ['mailto:link@b.example?subject=Hello', 'link@b.example'],
  ['<brackets@b.example>,', 'brackets@b.example'],
  ['Ada King <mailto:named@b.example>;', 'named@b.example'],
  ['stop@b.example.', 'stop@b.example'],
  ['o’shea@my\u2011company.example', "o'shea@my-company.example"],
  ['ｗｉｄｅ＠ｂ．ｅｘａｍｐｌｅ', 'wide@b.example'],
])('stores the address %s as %s', (written, stored) => {
  expect(email.parse(written)).toBe(stored);
});

test.each([
  ...['@', 'ada@', '@b.example', 'ada@localhost', 'ada@b..example', '.ada@b.example', 'ada@127.1'],
  ...['ada@b%2eexample', 'ada@ไทย', 'ada@ไทย:25.ไทย', 'a@a@b.example', '@c.example:ada@b.example'],
  ...[
    'ada\n@b.example',
    'ada@b.example>\r\nRCPT TO:<all@evil.example',
    `x'; drop table "user"; --`,
  ],
  'a@b.example'.padStart(255, 'a'),
])('refuses the address %s', (written) => {
  expect(email.safeParse(written).success).toBe(false);
});

test.each([
  ['a\0b\u0001\u0008\u001b[31mc\u007f\u0080', 'ab[31mc', 'ab[31mc'],
  ['a\u000bb\fc\u0085d', 'a b c d', 'a\nb\nc\nd'],
  ['a\u2028b\u2029c', 'a b c', 'a\nb\nc'],
  ['a\rb\r\nc\td', 'a b c d', 'a\nb\nc\td'],
  ['a\ud800b\udfffc😀', 'abc😀', 'abc😀'],
  ['\ufeffกา\u200bแฟ \u2060co\u00adop\u200b', 'กาแฟ coop', 'กาแฟ coop'],
  ['\u202ea\u202c\u200fb\ufff9c\ufffbd', 'abcd', 'abcd'],
])('drops the invisible characters of %j and keeps %j', (written, oneLine, several) => {
  expect(line(99).parse(written)).toBe(oneLine);
  expect(lines(99).parse(written)).toBe(several);
});

test('does not count invisible characters toward the length limit', () => {
  expect(lines(5).safeParse(`aaaaa${'\u200b'.repeat(100)}`).data).toBe('aaaaa');
  expect(lines(5).safeParse('aaaaaa').success).toBe(false);
});

test.each(['\0', '\u200b', '\u200d', '\ufeff \u2028', '\ufe0f'])(
  'treats %j, which has no visible characters, as an empty name',
  (name) => {
    expect(nonBlank(line(99)).safeParse(name).error?.issues).toMatchObject([
      { params: { code: 'empty' } },
    ]);
  },
);

test.each(['UTC', 'Asia/Calcutta', 'America/Argentina/Ushuaia', 'Etc/GMT+7'])(
  'accepts the browser’s time zone name %s',
  (name) => {
    expect(timeZone.parse(name)).toBe(name);
  },
);
