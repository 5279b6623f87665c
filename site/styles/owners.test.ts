import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** A class that is a selector on its own, at the start of a line as the formatter writes it. */
const CLASS_ALONE = /^\s*\.([a-z][\w-]*)(?=\s*[,{])/gm;

/** Returns the classes that sheets of more than one folder style on their own, as if they owned them. */
function ownedTwice(sheets: readonly (readonly [file: string, rules: string])[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, rules] of sheets) {
    for (const [, name = ''] of rules.matchAll(CLASS_ALONE)) {
      owners.set(name, (owners.get(name) ?? new Set<string>()).add(dirname(file)));
    }
  }
  return [...owners].filter(([, folders]) => folders.size > 1).map(([name]) => name);
}

// A page has the sheets of all its sections: a class of two folders would get both styles.
test('styles each class in one folder', () => {
  const sheets = globSync('site/**/*.css').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(ownedTwice(sheets)).toEqual([]);
});

/** Returns each distinct value of properties with a matching name. */
const valuesOf = (property: string) => {
  const pattern = new RegExp(`(?<![\\w-])${property}:\\s*([^;]+);`, 'g');
  const found = globSync('site/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value = '']) =>
      value.replace(/\s+/g, ' '),
    ),
  );
  return [...new Set(found)];
};

/** Sizes that no step of the scale can replace. */
const SIZES_OFF_SCALE = [
  // Inherited, or hidden from sight.
  'inherit',
  '0',
  // Code in a text, but never below the smallest step.
  'max(0.85em, var(--text-xs))',
  // Safari zooms into a field with smaller type.
  'max(1rem, 1em)',
  // In the units of a drawing.
  '2.5px',
  '4.25px',
  '20px',
  '21px',
  '32px',
  '42px',
  '243px',
  // As large as the window, the column or the longest figure beside it allows.
  'clamp(2.5rem, 12.2vw, 11.25rem)',
  'clamp(5rem, 18vw, 15.5rem)',
  'clamp(1rem, var(--masthead), 17rem)',
  'min(var(--text-giant), 19cqi)',
  'min(var(--text-huge), 15cqi)',
  'max(0.42em, var(--text-xl))',
  'var(--size)',
  'var(--line)',
];

test('sets type in steps of the scale, with named exceptions', () => {
  const sizes = valuesOf('font-size');
  const isStep = (value: string) => /^var\(--text-[\w-]+\)$/.test(value);
  expect(sizes.filter((value) => !isStep(value) && !SIZES_OFF_SCALE.includes(value))).toEqual([]);
  expect(sizes.length).toBeLessThanOrEqual(30);
});

test('uses steps of the scale for gaps, or zero, a hairline, a word space or a named exception', () => {
  const gaps = valuesOf('(?:row-|column-)?gap');
  const isStep = (value: string) => /^(var\(--space-\w+\)( (?!$)|$)){1,2}$/.test(value);
  const others = ['0', '1px', '0.22em', 'var(--gap)'];
  expect(gaps.filter((value) => !isStep(value) && !others.includes(value))).toEqual([]);
  expect(gaps.length).toBeLessThanOrEqual(24);
});

test('uses only steps of scales that are defined', () => {
  const sheets = globSync('site/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => new Set(sheets.flatMap((sheet) => sheet.match(pattern) ?? []));
  const defined = found(/--(?:text|space|radius)-[\w-]+(?=:)/g);
  const used = found(/(?<=var\()--(?:text|space|radius)-[\w-]+/g);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
