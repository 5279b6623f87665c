import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../../tests/folders.ts';
import { allTranslations, inOneLine, lockOf, translationsIn, unseen } from './translations.ts';

const YAML = `title: { en: Prices, th: ราคา }
sections:
  - heading:
      en: Pay for what you use
      th: จ่ายตามที่ใช้จริง
  - code: { en: only English }
`;

const { written } = translationsIn('content/pages/pricing.yaml', YAML);
const lock = lockOf(written);
const unseenAfterChange = (from: string, to: string) =>
  unseen(translationsIn('content/pages/pricing.yaml', YAML.replace(from, to)).written, lock);

test('finds every text in both languages, with the line of its Thai', () => {
  expect(written).toEqual([
    { file: 'content/pages/pricing.yaml', line: 1, lang: 'th', english: 'Prices', words: 'ราคา' },
    {
      file: 'content/pages/pricing.yaml',
      line: 5,
      lang: 'th',
      english: 'Pay for what you use',
      words: 'จ่ายตามที่ใช้จริง',
    },
  ]);
});

test('treats the plural forms of a text as one text', () => {
  const yaml =
    'shown: { en: { one: "{count} day", other: "{count} days" }, th: { other: "{count} วัน" } }';
  expect(translationsIn('content/kit.yaml', yaml).written).toMatchObject([
    { english: '{count} day / {count} days', words: '{count} วัน' },
  ]);
});

test('reports nothing when texts have only moved', () => {
  expect(unseen(written, lock)).toEqual({ stale: [], fresh: [] });
  const { written: moved } = translationsIn('content/pages/other.yaml', `first: 1\n${YAML}`);
  expect(unseen(moved, lock)).toEqual({ stale: [], fresh: [] });
});

test('reports Thai whose English has changed as out of date', () => {
  const { stale, fresh } = unseenAfterChange('Pay for what you use', 'Pay by the page');
  expect(stale).toMatchObject([{ line: 5, english: 'Pay by the page', words: 'จ่ายตามที่ใช้จริง' }]);
  expect(fresh).toEqual([]);
});

test('reports rewritten Thai as unreviewed, not as out of date', () => {
  const { stale, fresh } = unseenAfterChange('จ่ายตามที่ใช้จริง', 'จ่ายเท่าที่ใช้');
  expect(stale).toEqual([]);
  expect(fresh).toMatchObject([{ words: 'จ่ายเท่าที่ใช้' }]);
});

test('calls Thai new, not out of date, when another text has the same Thai', () => {
  const pricing = translationsIn('content/menu.yaml', 'label: { en: Pricing, th: ราคา }').written;
  const both = [...written, ...pricing];
  expect(unseen(both, lock)).toMatchObject({ stale: [], fresh: [{ english: 'Pricing' }] });
  expect(unseen(both, lockOf(both))).toEqual({ stale: [], fresh: [] });
});

test('treats the body of an entry as one text that is out of date when its English changes', () => {
  const root = temporaryFolder();
  const writeEnglish = (body: string) => write(root, { 'content/posts/one/en.mdx': body });
  write(root, { 'content/posts/one/th.mdx': 'หนึ่ง\n\nสอง\n' });
  writeEnglish('One.\n\nTwo.\n');
  const seen = lockOf(allTranslations(root).written);
  expect(unseen(allTranslations(root).written, seen)).toEqual({ stale: [], fresh: [] });
  writeEnglish('One.\n\nTwo and a half.\n');
  expect(unseen(allTranslations(root).written, seen).stale.map(inOneLine)).toEqual([
    'content/posts/one/th.mdx:1: th: หนึ่ง\n    English now: One.',
  ]);
});
