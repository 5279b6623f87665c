import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The file that defines colors; all other files refer to it. */
const TOKENS = 'site/styles/tokens.css';

const NAMES = `
  aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood
  |cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod
  |darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen
  |darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick
  |floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink
  |indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan
  |lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y
  |lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid
  |mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue
  |mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod
  |palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red
  |rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y
  |snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen
`.replace(/\s/g, '');

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
