import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type BrandNames, brandNames, fillAllNames, findBrandName } from './names.ts';

const names: BrandNames = {
  name: { en: 'Weft', th: 'Weft' },
  company: { en: 'Northwind', th: 'นอร์ทวินด์' },
  legalName: { en: 'Fabrikam Holdings Ltd.', th: 'บริษัท ฟาบริแคม จำกัด' },
};

test('fills in the names in the text’s language at every depth', () => {
  const content = {
    title: { en: '{product} by {company}', th: '{product} โดย{company}' },
    list: [{ words: { en: 'At {company}', th: 'ที่{company}' } }],
    seed: 7,
  };
  expect(fillAllNames(content, names)).toEqual({
    title: { en: 'Weft by Northwind', th: 'Weft โดยนอร์ทวินด์' },
    list: [{ words: { en: 'At Northwind', th: 'ที่นอร์ทวินด์' } }],
    seed: 7,
  });
});

test('leaves other placeholders and non-texts unchanged', () => {
  const content = { words: { en: '{count} left', th: 'เหลือ {count}' }, code: 'f"{company}"' };
  expect(fillAllNames(content, names)).toEqual(content);
});

test.each([
  ['บัญชี{company}ของคุณ', 'บัญชี Acme ของคุณ'],
  ['{company}ออกแบบ', 'Acme ออกแบบ'],
  ['โดย {company} และ', 'โดย Acme และ'],
  ['({company})', '(Acme)'],
  ['คำ{company}', 'คำ Acme'],
])('puts a space between a Latin name and Thai: %s', (th, expected) => {
  const latin = { ...names, company: { en: 'Acme', th: 'Acme' } };
  expect(fillAllNames({ en: 'x', th }, latin).th).toBe(expected);
});

test('uses the form of the product’s name that the language has, or else that of the first', () => {
  const product = { ...names, name: { en: 'Baan Khanom', th: 'บ้านขนม' } };
  expect(fillAllNames({ en: 'In {product}', th: 'ใน{product}' }, product)).toEqual({
    en: 'In Baan Khanom',
    th: 'ในบ้านขนม',
  });
  expect(findBrandName('ร้านบ้านขนม', product)).toContain('บ้านขนม');
  const file = { ...names, name: 'Weft' };
  expect(fillAllNames({ en: '{product}', th: '{product}' }, brandNames.parse(file))).toEqual({
    en: 'Weft',
    th: 'Weft',
  });
});

describe('a brand name written out in a text', () => {
  test.each([
    ['We are Northwind.', 'says Northwind: write {company}'],
    ['Northwind’s', 'says Northwind: write {company}'],
    ['With Weft, faster', 'says Weft: write {company}, or {product}'],
    ['บัญชีนอร์ทวินด์ของคุณ', 'says นอร์ทวินด์: write {company}'],
    ['of Fabrikam Holdings Ltd.', 'says Fabrikam Holdings Ltd.: write {company}'],
    ['ของบริษัท ฟาบริแคม จำกัดเอง', 'says บริษัท ฟาบริแคม จำกัด: write {company}'],
  ])('is refused: %s', (words, reason) => {
    expect(findBrandName(words, names)).toContain(reason);
  });

  test.each(['Wefts', 'weft and warp', 'Northwinds', '{company}', 'ลม'])(
    'is not confused with a similar word: %s',
    (words) => {
      expect(findBrandName(words, names)).toBeUndefined();
    },
  );
});

test('finds no brand name outside brand.yaml in content or components', () => {
  const brand = parse(readFileSync('content/brand.yaml', 'utf8'));
  const { name, company, legalName } = brandNames.parse(brand);
  const old = [name, company, legalName].flatMap((each) => Object.values(each));
  old.push(new URL(brand.url).host);
  const files = globSync('{content,site}/**/*.{yaml,mdx,astro,tsx,css}').filter(
    (file) => file !== 'content/brand.yaml' && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const containsOldName = (file: string) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ').toLowerCase();
    return old.some((each) => text.includes(each.toLowerCase()));
  };
  expect(files.filter(containsOldName)).toEqual([]);
});
