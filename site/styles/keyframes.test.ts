import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A page has the sheets of all its sections, and the last declaration of a name applies to all of them.
test('declares each keyframe name once', () => {
  const names = globSync('site/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name),
  );
  expect(names).not.toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
