import { describe, expect, test } from 'vitest';
import { bindWords, splitAtUnbreakable } from '../../contract/unbreakable.ts';
import { glossary } from './glossary.ts';

/** Returns the pieces of a text, with unbreakable ones in brackets. */
const cut = (text: string, terms: readonly string[]) =>
  splitAtUnbreakable(text, terms)
    .map((piece) => (piece.whole ? `[${piece.text}]` : piece.text))
    .join('|');

describe('splitting a text into pieces', () => {
  test.each([
    ['a term in the middle', 'ทำแดชบอร์ดให้คุณ', ['แดชบอร์ด'], 'ทำ|[แดชบอร์ด]|ให้คุณ'],
    ['a term at either end', 'แดชบอร์ดและคลาวด์', ['คลาวด์', 'แดชบอร์ด'], '[แดชบอร์ด]|และ|[คลาวด์]'],
    ['a term twice, side by side', 'คลาวด์คลาวด์', ['คลาวด์'], '[คลาวด์]|[คลาวด์]'],
    ['a text that is a term', 'คลาวด์', ['คลาวด์'], '[คลาวด์]'],
    ['the longer of two terms', 'ลายลูมสตูดิโอ', ['ลายลูม', 'ลายลูมสตูดิโอ'], '[ลายลูมสตูดิโอ]'],
    ['two terms that overlap', 'ในรูปแบบที่สอง', ['รูปแบบ', 'แบบที่'], 'ใน|[รูปแบบที่]|สอง'],
    ['no term', 'ข้อมูลของคุณ', ['คลาวด์'], 'ข้อมูลของคุณ'],
    [
      'a term with special characters of a pattern',
      'ระบบ C++ (ใหม่)',
      ['C++ (ใหม่)'],
      'ระบบ |[C++ (ใหม่)]',
    ],
  ])('%s', (_, text, terms, expected) => {
    expect(cut(text, terms)).toBe(expected);
  });
});

// thai.md 3.
test.each([
  ['ต่าง ๆ', 'ต่าง\u00a0ๆ'],
  ['ต่างๆ', 'ต่าง\u00a0ๆ'],
  ['ต่าง\u00a0ๆ', 'ต่าง\u00a0ๆ'],
  ['เร็ว ๆ นี้ และอื่น ๆ', 'เร็ว\u00a0ๆ นี้ และอื่น\u00a0ๆ'],
  ['ข้อมูล', 'ข้อมูล'],
  ['ขอได้ 40 ครั้ง ต่อ 10 นาที', 'ขอได้ 40\u00a0ครั้ง ต่อ 10\u00a0นาที'],
  ['ขั้นที่ 3 อยู่ใน ERP และ AI', 'ขั้นที่\u00a03 อยู่ใน\u00a0ERP และ\u00a0AI'],
  ['หน้า 2 ข้อ 2.1 ของ Excel', 'หน้า\u00a02 ข้อ\u00a02.1 ของ\u00a0Excel'],
  ['เตือนล่วงหน้า 10 นาที', 'เตือนล่วงหน้า 10\u00a0นาที'],
  ['AI ช่วย', 'AI ช่วย'],
  ['พลาด 3 จาก 20 ถ้าไม่ตรวจ', 'พลาด 3 จาก\u00a020 ถ้าไม่ตรวจ'],
  ['4,000 fewer forms', '4,000\u00a0fewer forms'],
  ['From July 14 to August 3, 2026', 'From July\u00a014 to August\u00a03, 2026'],
  ['Section 40 in 2026 and 5 of 6 documents', 'Section\u00a040 in 2026 and 5 of 6\u00a0documents'],
  ['Starter · for one process', 'Starter\u00a0· for one process'],
  ['50 kg in 1,200 deliveries', '50\u00a0kg in 1,200 deliveries'],
])('keeps ๆ and numbers with their words: %s', (text, bound) => {
  expect(bindWords(text)).toBe(bound);
});

test.each([
  ['no term at all', []],
  ['a term without a Thai letter', ['cloud']],
  ['a term twice', ['คลาวด์', 'คลาวด์']],
])('refuses a glossary with %s', (_, terms) => {
  expect(glossary.shape.unbreakable.safeParse(terms).success).toBe(false);
});
