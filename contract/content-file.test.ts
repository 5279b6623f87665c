import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError, checkContent, readContent } from './content-file.ts';
import { text } from './text.ts';

const schema = z.strictObject({
  title: text(20),
  sections: z.array(
    z.strictObject({
      heading: text(20),
      size: z.int().min(1),
      motif: z.enum(['river', 'diamond', 'eye']).optional(),
      colour: z.string().optional(),
      subject: z
        .union([z.strictObject({ product: text(20) }), z.enum(['company', 'contact'])])
        .optional(),
      part: z
        .discriminatedUnion('type', [
          z.strictObject({ type: z.literal('grid') }),
          z.strictObject({ type: z.literal('prose'), words: text(20) }),
        ])
        .optional(),
    }),
  ),
});

const { name: brandName, company } = parse(readFileSync('content/brand.yaml', 'utf8'));

function folderWith(yaml: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'home.yaml'), yaml);
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

const NEEDS_QUOTES = 'quote a text with a colon or a comma';

/** Each row: the fault, the part of the file, its replacement, the message. */
test.each<[string, string, string, string]>([
  ['a text without its Thai', ', th: หน้าหลัก', '', '1: title: needs th'],
  ['a nested text without its Thai', '      th: แรก\n', '', '5: sections.0.heading: needs th'],
  [
    'a text in no language',
    '{ en: Main, th: หน้าหลัก }',
    'Main',
    '1: title: has no language: write { en: …, th: … }',
  ],
  [
    'a value of another type',
    'size: 8',
    'size: wide',
    '9: sections.1.size: is a text, and has to be a number',
  ],
  [
    'a value out of range',
    'size: 4',
    'size: 0',
    '7: sections.0.size: is 0, and has to be at least 1',
  ],
  [
    'a number for a text',
    'th: แรก',
    'th: 1',
    '6: sections.0.heading.th: is the number 1: put it in quotes',
  ],
  ['a text that is empty', 'th: แรก', 'th:', '6: sections.0.heading.th: is empty'],
  [
    'a text that is too long',
    'th: ที่สอง',
    `th: ${'ก'.repeat(21)}`,
    '8: sections.1.heading.th: is longer than 20 characters',
  ],
  [
    'an unknown field',
    'size: 8',
    'size: 8\n    color: red',
    '10: sections.1.color: is not a field here: did you mean `colour`? one of colour, motif, size, part, heading, subject',
  ],
  ['a missing field', '    size: 8\n', '', '8: sections.1: needs size'],
  [
    'a word that is not one of the options',
    'size: 8',
    'size: 8\n    motif: dimond',
    '10: sections.1.motif: `dimond` is not a motif: did you mean `diamond`? one of diamond, river, eye',
  ],
  [
    'a word close to none of the options',
    'size: 8',
    'size: 8\n    motif: xylophone',
    '10: sections.1.motif: `xylophone` is not a motif: one of diamond, eye, river',
  ],
  [
    'an unknown type',
    'size: 8',
    'size: 8\n    part: { type: gird }',
    '10: sections.1.part.type: `gird` is not a type: did you mean `grid`? one of grid, prose',
  ],
  [
    'a missing type',
    'size: 8',
    'size: 8\n    part: { words: x }',
    '10: sections.1.part: needs type: one of grid, prose',
  ],
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
    '10: sections.1.subject.product: needs th',
  ],
  [
    'HTML in a text',
    'en: First',
    'en: A <b>first</b>',
    '5: sections.0.heading.en: holds HTML, `<b>`: a text is words alone',
  ],
  [
    'English in place of Thai',
    'th: แรก',
    'th: The first one',
    '6: sections.0.heading.th: is English: write it in Thai',
  ],
  [
    'an unknown placeholder',
    'en: First',
    'en: At {compny}',
    '5: sections.0.heading.en: has no placeholder {compny}: did you mean `company`?',
  ],
  [
    'the company’s name',
    'en: First',
    `en: By ${brandName}`,
    `5: sections.0.heading.en: says ${brandName}: write {company}, or {product} where the product is meant`,
  ],
  // YAML syntax.
  [
    'a # that starts a comment within a text',
    'en: First',
    'en: We are #1',
    '5: quote the #, or what comes after it is left out',
  ],
  [
    'a # at the start of a value',
    'size: 8',
    'size: 8\n    colour: #fff',
    '10: quote the #, or what comes after it is left out',
  ],
  [
    'a # between braces',
    'en: Main,',
    'en: Room #1,',
    '1: quote the #, or what comes after it is left out',
  ],
  ['a colon', 'en: First', 'en: Note: first', `5: ${NEEDS_QUOTES}`],
  ['a colon between braces', 'en: Main,', 'en: Note: main,', `1: ${NEEDS_QUOTES}`],
  [
    'a comma between braces',
    'en: Main,',
    'en: Data, people,',
    '1: title.people: is cut off from its text: put quotes around a text with a colon or a comma',
  ],
  [
    'a placeholder at the start',
    'en: First',
    'en: {company} first',
    '5: put quotes around a text that begins with {',
  ],
  [
    'a placeholder alone',
    'en: First',
    'en: {company}',
    '5: sections.0.heading.en: is not a text: put quotes around a text that begins with {',
  ],
  [
    'a quotation at the start',
    'en: First',
    'en: "The first" one',
    '5: put quotes around a text that begins with "',
  ],
  [
    'an asterisk at the start',
    'en: First',
    'en: *first',
    '5: put quotes around a text that begins with *',
  ],
  [
    'an @ at the start',
    'en: First',
    'en: @first',
    '5: put quotes around a text that begins with @',
  ],
  ['an unclosed brace', ', th: หน้าหลัก }', ', th: หน้าหลัก', '1: has a { that is not closed'],
  ['an unclosed quote', 'size: 8', 'size: "8', '9: has a " that is not closed'],
  ['a repeated field', 'size: 8', 'size: 8\n    size: 9', '10: size appears twice'],
  ['a tab', '    size: 4', '\t  size: 4', '7: is indented with a tab: use spaces'],
  [
    'a line with another indentation',
    '    size: 8',
    '     size: 8',
    '9: is not indented like the lines around it',
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
  ['names, brands and code in Thai', 'th: แรก', 'th: LINE OA'],
  ['a smaller-than sign', 'en: First', 'en: 1 < 2 and 3 > 2'],
])('accepts %s', (_, from, to) => {
  expect(complaints(withChange(from, to))).toEqual([]);
});

test('reports all faults at once, the shortest first', () => {
  const yaml = withChange('size: 4', 'size: wide').replace(', th: หน้าหลัก', '');
  expect(complaints(yaml)).toEqual([
    'home.yaml:1: title: needs th',
    'home.yaml:7: sections.0.size: is a text, and has to be a number',
  ]);
});

test('prints a content error as its faults, without a stack', () => {
  const error = new ContentError(['a:1: b', 'a:2: c', 'a:1: b']);
  expect(error.message).toBe('a:1: b\na:2: c');
  expect(error.stack).toBe(error.message);
});

test('replaces the placeholders of the brand’s names in a text', () => {
  const file = join(folderWith(withChange('en: First', 'en: By {company}')), 'home.yaml');
  const { content } = checkContent(file, schema);
  expect(content?.sections[0]?.heading.en).toBe(`By ${company.en}`);
});

test('reports an empty file as a whole', () => {
  expect(complaints('')).toEqual(['home.yaml:1: (the whole file): is empty']);
});

test('passes on the file system’s error for a missing file', () => {
  expect(() => readContent('content/nowhere.yaml', schema)).toThrow(
    /ENOENT.*content\/nowhere\.yaml/,
  );
});
