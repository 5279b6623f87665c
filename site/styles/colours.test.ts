import { globSync, readFileSync } from 'node:fs';
import { colorsNamed } from 'culori';
import { expect, test } from 'vitest';

/** The file that defines colors; all other files refer to it. */
const TOKENS = 'site/styles/tokens.css';

const NAMES = Object.keys(colorsNamed).join('|');

const HEX_OR_FUNCTION =
  /(?<!&)#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(/gi;
const NAME_IN_SHEET = new RegExp(`(?<=[\\s:,(])(?:${NAMES})(?=[\\s,;)}])`, 'gi');
const NAME_IN_CODE = new RegExp(
  `\\b(?:fill|stroke|\\w*color|background)\\s*[=:]\\s*\\{?["'](?:${NAMES})\\b`,
  'gi',
);

/** Returns the colors written out in a file. Colors of a mask do not count, since only their opacity matters. */
function coloursOf(file: string, source: string): string[] {
  const isSheet = file.endsWith('.css');
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
    .replace(isSheet ? /"[^"]*"|\bmask(?:-image)?:[^;]*;/g : '', '');
  return [HEX_OR_FUNCTION, isSheet ? NAME_IN_SHEET : NAME_IN_CODE].flatMap(
    (pattern) => code.match(pattern) ?? [],
  );
}

test('writes colors out only in the tokens', () => {
  const files = globSync('site/**/*.{css,ts,tsx,astro}').filter((file) => !file.includes('.test.'));
  const written = files.flatMap((file) =>
    coloursOf(file, readFileSync(file, 'utf8')).map((colour) => ({ file, colour })),
  );
  expect(written.some(({ file }) => file === TOKENS)).toBe(true);
  expect(written.filter(({ file }) => file !== TOKENS)).toEqual([]);
});
