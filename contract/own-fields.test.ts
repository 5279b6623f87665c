import { expect, test } from 'vitest';
import { faultOfAnswer, formatAnswer, type OwnField, ownField } from './own-fields.ts';

const label = { en: 'How many?', th: 'กี่คน' };
const option = (id: string, name: string) => ({ id, label: { en: name, th: `${name} ไทย` } });
const FIELDS = {
  text: { type: 'text', label },
  lines: { type: 'long-text', label },
  choice: { type: 'choice', label, options: [option('a', 'One'), option('b', 'Two')] },
  number: { type: 'number', label, min: 1, max: 500 },
  date: { type: 'date', label },
  future: { type: 'date', label, earliest: 'today' },
  file: { type: 'file', label, max: 1 },
} satisfies Record<string, OwnField>;

test.each([
  ['text', 'ไก่', undefined],
  ['text', 'a\nb', 'invalid_format'],
  ['text', 'x'.repeat(201), 'too_long'],
  ['lines', 'a\nb', undefined],
  ['choice', 'a', undefined],
  ['choice', 'constructor', 'unknown'],
  ['number', '12', undefined],
  ['number', '๑๒', undefined],
  ['number', '0.5', 'invalid_format'],
  ['number', '501', 'invalid_format'],
  ['date', '2026-12-04', undefined],
  ['date', '2026-02-30', 'invalid_format'],
  ['date', '2569-12-04', 'invalid_format'],
  ['future', '2020-01-01', 'invalid_format'],
  ['future', '2099-01-01', undefined],
  ['file', 'cv.pdf', 'invalid_format'],
] as const)('judges an answer of the type %s: %j', (field, answer, code) => {
  expect(faultOfAnswer(FIELDS[field], answer)?.code).toBe(code);
});

test.each([
  ['text', 'Mae Sot', 'กี่คน: Mae Sot'],
  ['lines', 'a\nb', 'กี่คน:\na\nb'],
  ['choice', 'b', 'กี่คน: Two ไทย'],
  ['number', '๑,๒๐๐', 'กี่คน: 1200'],
  ['date', '2026-12-04', 'กี่คน: 4 ธันวาคม 2569'],
  ['file', 'cv.pdf, work.png', 'กี่คน: cv.pdf, work.png'],
] as const)(
  'writes an answer of the type %s in the language of its form',
  (field, answer, line) => {
    expect(formatAnswer(FIELDS[field], answer, 'th')).toBe(line);
  },
);

test('refuses a number field without a range', () => {
  const faults = (field: object) =>
    ownField.safeParse(field).error?.issues.map((each) => each.path);
  expect(faults({ type: 'number', label })).toEqual([['min'], ['max']]);
  expect(faults({ type: 'number', label, min: 2, max: 2 })).toEqual([['max']]);
});
