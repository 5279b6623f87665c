import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copySite } from '../site-copy.ts';

const TYPE = 'opening-hours';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

/** Runs a program in the copy. If it fails, the error contains its output. */
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

const inCopy = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(() => {
  folder = copySite();
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  run('tools/new.ts', 'section', TYPE);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('adds a new section to the list, its folder and the guide', () => {
  const list = inCopy('site/kit/index.ts');
  const indexOf = (words: string) => list.indexOf(words);
  expect(indexOf("'./newsletter/")).toBeLessThan(indexOf(`'./${TYPE}/`));
  expect(indexOf(`'./${TYPE}/`)).toBeLessThan(indexOf("'./people/"));
  const widths = (line = '') => line.split('|').map((cell) => cell.length);
  const guide = inCopy('docs/content.md').split('\n');
  const row = guide.findIndex((line) => line.includes(`\`${TYPE}\``));
  expect(widths(guide[row])).toEqual(widths(guide[row - 1]));
});

test('creates code that passes the formatter and linter', () => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const files = [`site/kit/${TYPE}`, 'site/kit/index.ts'];
  run(biome, 'check', '--vcs-enabled=false', '--error-on-warnings', ...files);
}, 60_000);

test('creates examples that match its schema', async () => {
  const { schema } = await import(join(folder, `site/kit/${TYPE}/schema.ts`));
  const examples = parse(inCopy(`site/kit/${TYPE}/examples.yaml`));
  expect(Object.keys(examples)).toEqual(['usual', 'one', 'long']);
  for (const example of Object.values(examples)) {
    expect(schema.safeParse(example).error?.issues).toBeUndefined();
  }
});

test('does not overwrite existing files', () => {
  const list = inCopy('site/kit/index.ts');
  expect(() => run('tools/new.ts', 'section', TYPE)).toThrow(/is there already/);
  expect(inCopy('site/kit/index.ts')).toBe(list);
  expect(existsSync(join(folder, `site/kit/${TYPE}/OpeningHours.tsx`))).toBe(true);
}, 60_000);
