import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/asvs.md', 'utf8');

/** The table's rows: a requirement's number, whether it is met, and how. */
const rows = [
  ...document.matchAll(/^\| (\d+\.\S+) +\| (met|in part|not met|not applicable) +\| (.*) \|$/gm),
].map(([, number = '', verdict = '', how = '']) => ({ number, verdict, how }));

test('docs/asvs.md counts its own rows', () => {
  expect(rows.length).toBeGreaterThan(200);
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  expect(document).toContain(
    `${count('met')} are met, ${count('in part')} in part, ${count('not met')} are not, and ${count('not applicable')} do not apply`,
  );
});

test('each requirement has one row', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('what docs/asvs.md names as a proof is there', () => {
  const named = rows.flatMap(({ how }) =>
    [...how.matchAll(/`((?:contract|deploy|server|site|tests|tools|content)\/[\w./*-]+)`/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const isThere = (name: string) =>
    existsSync(name) || globSync(`${name}{,.ts,.tsx,.test.ts,.test.tsx,.spec.ts}`).length > 0;
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
