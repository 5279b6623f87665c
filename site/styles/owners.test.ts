import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** A class that is a selector by itself, at the start of a line, as the formatter writes them. */
const CLASS_ALONE = /^\s*\.([a-z][\w-]*)(?=\s*[,{])/gm;

/** The classes that sheets of more than one folder set by themselves, as if each were theirs. */
function ownedTwice(sheets: readonly (readonly [file: string, rules: string])[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, rules] of sheets) {
    for (const [, name = ''] of rules.matchAll(CLASS_ALONE)) {
      owners.set(name, (owners.get(name) ?? new Set<string>()).add(dirname(file)));
    }
  }
  return [...owners].filter(([, folders]) => folders.size > 1).map(([name]) => name);
}

// A page has the sheets of all its sections: a class of two folders would look like both.
test('each class has its rules in one folder', () => {
  const sheets = globSync('site/**/*.css').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(ownedTwice(sheets)).toEqual([]);
});

test('a class that two folders set is found, one that another folder asks for within its own is not', () => {
  const sheet = `
.wall {
  color: var(--color-ink);
}

@media (width >= 48rem) {
  .field,
  .card {
    color: var(--color-muted);
  }
}
`;
  expect(
    ownedTwice([
      ['a/a.css', sheet],
      ['a/Part.css', sheet],
    ]),
  ).toEqual([]);
  expect(
    ownedTwice([
      ['a/a.css', sheet],
      ['b/b.css', '.wall .tile {\n}\n\n.field:has(.tile) {\n}\n\n.card {\n}\n'],
    ]),
  ).toEqual(['card']);
});
