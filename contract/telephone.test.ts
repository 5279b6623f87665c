import { describe, expect, test } from 'vitest';
import {
  isTelephone,
  searchedDigits,
  storedTelephone,
  TELEPHONE,
  telephoneLink,
  withArabicDigits,
} from './telephone.ts';

/** The pattern as a browser applies it to a field. */
const pattern = new RegExp(`^(?:${TELEPHONE})$`, 'v');

describe('the telephone pattern', () => {
  test.each([
    '021234567',
    '081-234-5678',
    '+66 (0)81 234 5678',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+1 (415) 555-0132',
    '02 123 4567 ต่อ 12',
    '081\u2011234\u20115678',
    '＋６６（８１）２３４－５６７８',
    '\u202a+66 81\u00a0234\u200b5678\u202c',
    'โทร. 02 123 4567 ต่อ 12',
    'Tel: 02 123 4567, EXT 12',
    'tel:+66812345678',
  ])('accepts %s', (number) => {
    expect(isTelephone(number)).toBe(true);
    expect(pattern.test(number)).toBe(true);
  });

  test.each([
    '',
    '1150',
    '02 123 45',
    '+1234567890123456',
    '081 234 5678 or 089 765 4321',
    '0812345678 ต่อ',
    '02 123 4567\nBcc: b@c.de',
  ])('refuses %j', (number) => {
    expect(isTelephone(number)).toBe(false);
    expect(pattern.test(number)).toBe(false);
  });
});

test('converts Thai and full-width digits to Arabic ones and keeps everything else', () => {
  expect(withArabicDigits('０１２-３４５ ６７８９x')).toBe('012-345 6789x');
  expect(withArabicDigits('+๖๖ (๘) ๐๑๒-๓๔๕๙ ต่อ 7')).toBe('+66 (8) 012-3459 ต่อ 7');
});

test.each([
  ['０８１－２３４－５６７８', '081-234-5678'],
  ['๐๘๑‑๒๓๔‑๕๖๗๘', '081-234-5678'],
  ['โทร. 02\u00a0123\u00a04567 ต่อ 12', '02 123 4567 ต่อ 12'],
  ['tel:+66812345678', '+66812345678'],
])('stores %s as %s', (written, stored) => {
  expect(storedTelephone(written)).toBe(stored);
});

test.each([
  ['02-123-4567/8', 'tel:021234567'],
  ['02-123-4567-9', 'tel:021234567'],
  ['0721/123456', 'tel:0721123456'],
  ['+66 (0)81 234 5678', 'tel:+66812345678'],
  ['(02) 123-4567 ต่อ 12', 'tel:021234567'],
])('links %s to %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});

test('finds a number by its digits, in national and international form', () => {
  for (const text of [
    '0812345678',
    '081-234 5678',
    '+66 81 234 5678',
    '+66 (0)81 234 5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '081/234/5678',
    '０８１‑２３４‑５６７８',
  ]) {
    expect(searchedDigits(text)).toBe('812345678');
  }
  expect(searchedDigits('5678')).toBe('5678');
  for (const text of ['', '567', '0 812', '((((', 'malee', '4,000', '100%', 'a 5678']) {
    expect(searchedDigits(text)).toBeUndefined();
  }
});
