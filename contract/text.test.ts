import { expect, test } from 'vitest';
import { wording } from './content-wording.ts';
import { localize, sentence, text } from './text.ts';

/** Returns the faults of a text, as field and reason. */
const complaints = (value: unknown, max?: number) =>
  text(max)
    .safeParse(value, { error: wording, reportInput: true })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('accepts a text in both languages unchanged', () => {
  const value = { en: 'Data, people and software', th: 'ข้อมูล ผู้คน และซอฟต์แวร์' };
  expect(text().parse(value)).toEqual(value);
});

test.each([
  ['with a third language', { en: 'Data', th: 'ข้อมูล', de: 'Daten' }, /is not a field here/],
  ['with a word joiner', { en: 'Data', th: 'ข้อ\u2060มูล' }, /^th: contains an invisible character/],
  [
    'with a byte order mark',
    { en: '\ufeffData', th: 'ข้อมูล' },
    /^en: contains an invisible character/,
  ],
])('refuses a text %s', (_, value, complaint) => {
  expect(complaints(value)).toContainEqual(expect.stringMatching(complaint));
});

test.each([
  'AI',
  'LINE OA',
  'SAP Business One',
  'Bank of Ayudhya',
  'e-Tax Invoice',
  'stock_on_hand',
  'IV6907-0412',
  '฿1,490',
  '94% (68)',
  'ใช้กับ Google Sheets และ Excel',
])('accepts %s as Thai', (th) => {
  expect(complaints({ en: 'Data', th })).toBeUndefined();
});

test.each([
  'Get started',
  'Learn more',
  'every 5 minutes',
  'Plans, Prices, Terms, Support',
  'live',
])('refuses %s as Thai, because it is English', (th) => {
  expect(complaints({ en: th, th })).toEqual(['th: is English: write it in Thai']);
});

test('requires the same placeholders in every language', () => {
  const issues = sentence(60, 'count', 'time').safeParse({
    en: '{time}: {count}',
    th: '{tim} {company}',
  }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    'needs the placeholder {count}: add it',
    'needs the placeholder {time}: add it',
    'has no placeholder {tim}: did you mean `time`?',
    'has no placeholder {company}: did you mean `company`?',
  ]);
});

test('accepts a text of the maximum length and refuses a longer one', () => {
  expect(complaints({ en: 'x'.repeat(24), th: 'ก'.repeat(24) }, 24)).toBeUndefined();
  expect(complaints({ en: 'x'.repeat(25), th: 'ก'.repeat(25) }, 24)).toEqual([
    'en: has 25 characters, and takes at most 24: remove 1',
    'th: has 25 characters, and takes at most 24: remove 1',
  ]);
});

test('returns content in one language at every depth and keeps everything else', () => {
  const content = {
    heading: { en: 'Data', th: 'ข้อมูล' },
    sections: [{ tags: [{ en: 'Software', th: 'ซอฟต์แวร์' }], size: [240, 96] }],
    isNew: false,
    url: undefined,
    image: null,
  };
  const thai = localize(content, 'th');
  expect(thai).toEqual({
    heading: 'ข้อมูล',
    sections: [{ tags: ['ซอฟต์แวร์'], size: [240, 96] }],
    isNew: false,
    url: undefined,
    image: null,
  });
  expect(localize(content, 'en').heading).toBe('Data');
});
