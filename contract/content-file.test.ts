import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { temporaryFolder, write } from '../tests/folders.ts';
import { ContentError, checkContent, readContent } from './content-file.ts';
import { brandNames } from './names.ts';
import { setBrandNames, text } from './text.ts';

const schema = z.strictObject({
  title: text(20),
  sections: z.array(
    z.strictObject({
      heading: text(20),
      size: z.int().min(1),
      subject: z
        .union([z.strictObject({ product: text(20) }), z.enum(['company', 'contact'])])
        .optional(),
    }),
  ),
});

const { company } = brandNames.parse(parse(readFileSync('content/brand.yaml', 'utf8')));

function folderWith(yaml: string): string {
  const folder = temporaryFolder();
  write(folder, { 'home.yaml': yaml });
  return folder;
}

/** Returns the faults reported for a file with this content, without its folder. */
function complaints(yaml: string): string[] {
  const folder = folderWith(yaml);
  try {
    readContent(join(folder, 'home.yaml'), schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replaceAll(`${folder}/`, '').split('\n');
  }
}

const GOOD = `title: { en: Main, th: หน้าหลัก }
# A comment counts as a line.
sections:
  - heading:
      en: First
      th: แรก
    size: 4
  - heading: { en: Second, th: ที่สอง }
    size: 8
`;

/** Returns the file with one part replaced. */
function withChange(from: string, to: string): string {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, to);
}

test('reads a valid file as parsed by its schema', () => {
  expect(complaints(GOOD)).toEqual([]);
});

test('counts a long name of the brand as a short one, and as no sentence in another language', () => {
  const name = 'The Baan Khanom Thai Sweets Workshop';
  setBrandNames([name]);
  onTestFinished(() => setBrandNames([]));
  const title = text(20);
  expect(title.safeParse({ en: `${name} in Bangkok`, th: `${name} ในกรุงเทพ` }).success).toBe(true);
  expect(title.safeParse({ en: `${name} in all of Bangkok`, th: name }).success).toBe(false);
});

// What an editor reads for each mistake is in tests/built/content-mistakes.test.ts.
test.each<[string, string, string, string]>([
  [
    'a union, by its nearest member',
    'size: 8',
    'size: 8\n    subject: compny',
    '10: sections.1.subject: `compny` is not a subject: did you mean `company`? one of company, contact',
  ],
  [
    'a part of a union',
    'size: 8',
    'size: 8\n    subject: { product: { en: Data } }',
    '10: sections.1.subject.product: needs th: add it',
  ],
  [
    'a value out of range',
    'size: 4',
    'size: 0',
    '7: sections.0.size: is 0, and has to be at least 1',
  ],
])('reports %s with file, line, path and reason', (_, from, to, complaint) => {
  expect(complaints(withChange(from, to))).toEqual([`home.yaml:${complaint}`]);
});

test.each([
  ['a comment on a line of its own', '    size: 8', '    # as wide as it goes\n    size: 8'],
  ['a comment after a number', 'size: 8', 'size: 8 # wide'],
  ['a # between quotes', 'en: First', 'en: "We are #1"'],
  ['a # within a word', 'en: First', 'en: In C#'],
  ['a colon between quotes', 'en: First', "en: 'Note: first'"],
  ['a smaller-than sign', 'en: First', 'en: 1 < 2 and 3 > 2'],
])('accepts %s', (_, from, to) => {
  expect(complaints(withChange(from, to))).toEqual([]);
});

test('replaces the placeholders of the brand’s names in a text', () => {
  const file = join(folderWith(withChange('en: First', 'en: By {company}')), 'home.yaml');
  const { content } = checkContent(file, schema);
  expect(content?.sections[0]?.heading.en).toBe(`By ${company.en}`);
});
