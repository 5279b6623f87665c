import { initial } from './initial.ts';
import { randomFrom } from './loom/cells.ts';

/** The shades of each dye, from the deepest to the palest; the deepest is what shows most. */
const SHADES = {
  indigo: ['var(--color-dye-indigo)', 'var(--color-dye-sky-deep)', 'var(--color-dye-sky-pale)'],
  turmeric: [
    'var(--color-portrait-turmeric-deep)',
    'var(--color-portrait-turmeric)',
    'var(--color-dye-turmeric-pale)',
  ],
  lac: ['var(--color-dye-lac-deep)', 'var(--color-portrait-lac)', 'var(--color-portrait-lac-pale)'],
} as const;

/** A patch is a square of 56 units, woven of cells of 4 by 8. */
const COLUMNS = 14;
const ROWS = 7;
/** How far the bare heart of its diamond reaches, how many rings there are to 1, how far a thread may slip. */
const HEART = 0.6;
const RINGS = 5.5;
const SLIP = 0.6;

interface Patch {
  /** Tells this person's weave from every other one. */
  seed: number;
  dye: keyof typeof SHADES;
}

interface Props {
  image: Patch;
  name: string;
}

/**
 * A person's picture without a photo: a patch of a weave of their own with their initial in its heart.
 * Decoration: the name stands beside it.
 */
export function Portrait({ image, name }: Props) {
  return (
    <svg className="portrait" width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
      <g transform="matrix(4 0 0 8 2 .5)" strokeWidth=".75" strokeDasharray=".86 .14">
        {threads(image).map(({ colour, path }) => (
          <path key={colour} stroke={colour} d={path} />
        ))}
      </g>
      <text x="28" y="35">
        {initial(name)}
      </text>
    </svg>
  );
}

/**
 * Weaves a patch: rings of a diamond round a bare heart, its right half the mirror of its left, each thread
 * slipping a little. The stitches of one shade are one path, which dashes cut into cells.
 */
function threads({ seed, dye }: Patch): { colour: string; path: string }[] {
  const random = randomFrom(seed);
  // The ring round the heart is always bright, so that the letter has a frame; one in three is bare.
  const bare = Math.floor(random() * 3);
  const rings = Array.from({ length: 10 }, (_, ring) => {
    const shade = Math.floor(random() * 3);
    if (ring === 0) return 2;
    return ring % 3 === bare ? undefined : shade;
  });
  const paths = SHADES[dye].map((colour) => ({ colour, path: '' }));
  for (let column = 0; column < COLUMNS / 2; column += 1) {
    const slip = (random() - 0.5) * SLIP;
    const across = (COLUMNS - 1 - 2 * column) / COLUMNS;
    const shades = Array.from({ length: ROWS }, (_, row) => {
      const down = (at: number) => Math.abs((2 * at + 1) / ROWS - 1);
      if (across + down(row) < HEART) return undefined;
      return rings[Math.max(0, Math.floor((across + down(row + slip) - HEART) * RINGS))];
    });
    for (const at of [column, COLUMNS - 1 - column]) {
      paths.forEach((each, shade) => {
        each.path += stitches(
          at,
          shades.map((woven) => woven === shade),
        );
      });
    }
  }
  return paths.filter(({ path }) => path !== '');
}

/** The cells of one thread that are woven, as lines of a path: neighbours in one line. */
function stitches(column: number, woven: readonly boolean[]): string {
  let lines = '';
  woven.forEach((isWoven, row) => {
    if (!isWoven || woven[row - 1]) return;
    const end = woven.indexOf(false, row);
    lines += `M${column} ${row}v${(end < 0 ? ROWS : end) - row}`;
  });
  return lines;
}
