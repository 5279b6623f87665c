import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/asvs.md', 'utf8');

/** The rows of the table: the requirement’s number and whether it is met. */
const rows = [
  ...document.matchAll(/^\| (\d+\.\S+) +\| (met|in part|not met|not applicable) +\| .* \|$/gm),
].map(([, number = '', verdict = '']) => ({ number, verdict }));

test('counts the rows of docs/asvs.md correctly in its summary', () => {
  expect(rows.length).toBeGreaterThan(200);
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  expect(document).toContain(
    `${count('met')} are met, ${count('in part')} in part, ${count('not met')} are not, and ${count('not applicable')} do not apply`,
  );
});

test('lists each requirement once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
