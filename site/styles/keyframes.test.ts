import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names of movements that some sheets declare more than once. */
function declaredTwice(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name),
  );
  return names.filter((name, index) => names.indexOf(name) !== index);
}

// A page has the sheets of all its sections, and the last declaration moves everything of that name.
test('each movement has a name of its own', () => {
  const sheets = globSync('site/**/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets.some((sheet) => sheet.includes('@keyframes'))).toBe(true);
  expect(declaredTwice(sheets)).toEqual([]);
});

test('a name that stands in two sheets is found', () => {
  const [one, other] = [
    '@keyframes turn { to { rotate: 1turn } }',
    '@keyframes turn{from{rotate:0}}',
  ];
  expect(declaredTwice([one, other])).toEqual(['turn']);
});
