import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { faultsOfTexts, textFieldsOf } from './text-fields.ts';

const BRAND = 'content/brand.yaml';
const brand = readFileSync(BRAND, 'utf8');

test('finds the limit of a text, at any depth of a file', () => {
  const limitIn = (file: string, ...path: (string | number)[]) =>
    textFieldsOf(file, parse(readFileSync(file, 'utf8')))(path).limit;
  expect(limitIn(BRAND, 'callToAction', 'label')).toBe(24);
  expect(limitIn('content/kit.yaml', 'teamWeek', 'days', 0)).toBe(16);
  expect(limitIn('content/plans/team/entry.yaml', 'name')).toBe(40);
  expect(limitIn('content/pages/pages/pricing.yaml', 'sections', 1, 'heading')).toBe(120);
});

test('finds the faults of a file’s texts in one language', () => {
  const faultsOf = (thai: string, lang: 'en' | 'th' = 'th') =>
    faultsOfTexts(BRAND, brand.replace('th: เริ่มโครงการ }, url', `th: ${thai} }, url`), lang);
  const field = 'callToAction.label';
  expect(faultsOf('ก'.repeat(24))).toEqual([]);
  expect(faultsOf('ก'.repeat(27))).toEqual([
    { field, message: 'has 27 characters, and takes at most 24: remove 3' },
  ]);
  expect(faultsOf('<b>ก</b>')).toMatchObject([{ field, message: expect.stringContaining('HTML') }]);
  expect(faultsOf('ก'.repeat(27), 'en')).toEqual([]);
});
