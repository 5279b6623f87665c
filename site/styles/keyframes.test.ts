import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the names of keyframes that several sheets declare. */
function declaredTwice(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name),
  );
  return names.filter((name, index) => names.indexOf(name) !== index);
}

// A page has the sheets of all its sections, and the last declaration of a name applies to all of them.
test('declares each keyframe name once', () => {
  const sheets = globSync('site/**/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets.some((sheet) => sheet.includes('@keyframes'))).toBe(true);
  expect(declaredTwice(sheets)).toEqual([]);
});

test('finds a name declared in two sheets', () => {
  const [one, other] = [
    '@keyframes turn { to { rotate: 1turn } }',
    '@keyframes turn{from{rotate:0}}',
  ];
  expect(declaredTwice([one, other])).toEqual(['turn']);
});
