import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ContentError, readContent } from './content-file.ts';
import { text } from './text.ts';

const schema = z.strictObject({
  title: text(20),
  sections: z.array(z.strictObject({ heading: text(20), size: z.int().min(1) })),
});

/** The lines that are said of a file with this in it, its folder left out. */
function complaints(yaml: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'home.yaml');
  writeFileSync(file, yaml);
  try {
    readContent(file, schema);
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

/** The file with one piece of it written differently. */
function withChange(from: string, to: string): string {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, to);
}

test('a file that is right is read, with what the schema makes of it', () => {
  expect(complaints(GOOD)).toEqual([]);
});

test.each([
  ['a text without its Thai', ', th: หน้าหลัก', '', /^home\.yaml:1: title\.th: .*string/],
  [
    'a text without its Thai, deeper',
    '      th: แรก\n',
    '',
    /^home\.yaml:5: sections\.0\.heading\.th: .*string/,
  ],
  [
    'a value of another type',
    'size: 8',
    'size: wide',
    /^home\.yaml:9: sections\.1\.size: .*number/,
  ],
  ['a value out of range', 'size: 4', 'size: 0', /^home\.yaml:7: sections\.0\.size: .*>=1/],
  [
    'a text that is too long',
    'th: ที่สอง',
    `th: ${'ก'.repeat(21)}`,
    /^home\.yaml:8: sections\.1\.heading\.th: is longer than 20 characters$/,
  ],
  [
    'a field that nothing knows',
    'size: 8',
    'size: 8\n    colour: red',
    /^home\.yaml:(8|10): sections\.1(\.colour)?: .*colour/,
  ],
  ['a field that is missing', '    size: 8\n', '', /^home\.yaml:8: sections\.1\.size: .*number/],
])('%s is named with its file, line, path and reason', (_, from, to, complaint) => {
  expect(complaints(withChange(from, to))).toEqual([expect.stringMatching(complaint)]);
});

test('everything that is wrong is said at once', () => {
  const yaml = withChange(', th: หน้าหลัก', '').replace('size: 8', 'size: wide');
  expect(complaints(yaml)).toEqual([
    expect.stringMatching(/^home\.yaml:1: title\.th: /),
    expect.stringMatching(/^home\.yaml:9: sections\.1\.size: /),
  ]);
});

test('a file that is no YAML is named with the place', () => {
  const [first] = complaints(withChange('size: 8', 'size: "8'));
  expect(first).toMatch(/^home\.yaml: .*line \d+/);
});

test('an empty file is named as a whole', () => {
  expect(complaints('')).toEqual([expect.stringMatching(/^home\.yaml:1: \(the whole file\): /)]);
});

test('a file that is not there is the file system’s to tell', () => {
  expect(() => readContent('content/nowhere.yaml', schema)).toThrow(
    /ENOENT.*content\/nowhere\.yaml/,
  );
});
