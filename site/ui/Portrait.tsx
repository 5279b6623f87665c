import { initial } from './initial.ts';
import { randomFrom } from './loom/cells.ts';
import { Photo } from './photo/Photo.tsx';
import type { Photo as PhotoContent } from './photo/photo.ts';

/** The shades of each dye, from darkest to lightest. The darkest is used most. */
const SHADES = {
  indigo: ['var(--color-dye-indigo)', 'var(--color-dye-sky-deep)', 'var(--color-dye-sky-pale)'],
  turmeric: [
    'var(--color-portrait-turmeric-deep)',
    'var(--color-portrait-turmeric)',
    'var(--color-dye-turmeric-pale)',
  ],
  lac: ['var(--color-dye-lac-deep)', 'var(--color-portrait-lac)', 'var(--color-portrait-lac-pale)'],
} as const;

/** The patch is a square of 56 units, woven of cells of 4 by 8 units. */
const COLUMNS = 14;
const ROWS = 7;
/** The extent of the bare center of its diamond, the number of rings up to 1, and the largest shift of a thread. */
const HEART = 0.6;
const RINGS = 5.5;
const SLIP = 0.6;

interface Patch {
  /** Makes this person's weave different from all others. */
  seed: number;
  dye: keyof typeof SHADES;
}

interface Props {
  image: Patch & { photo?: PhotoContent | undefined };
  name: string;
  /** Its widest on the page, if it is larger than beside a line of text; as in the attribute `sizes`. */
  sizes?: string;
}

/**
 * A person's picture: their photo, or a patch with a weave of its own, with the initial in the center. The patch is
 * decorative: the name is beside it.
 */
export function Portrait({ image, name, sizes = '56px' }: Props) {
  if (image.photo)
    return <Photo photo={image.photo} sizes={sizes} most={480} className="portrait" />;
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
 * Weaves a patch: rings of a diamond around a bare center, mirrored left to right, with each thread shifted slightly.
 * The stitches of one shade form one path, which dashes divide into cells.
 */
function threads({ seed, dye }: Patch): { colour: string; path: string }[] {
  const random = randomFrom(seed);
  // The ring around the center is always bright, to frame the letter. One ring in three is bare.
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

/** Returns the woven cells of one thread as path lines, with neighbors in one line. */
function stitches(column: number, woven: readonly boolean[]): string {
  let lines = '';
  woven.forEach((isWoven, row) => {
    if (!isWoven || woven[row - 1]) return;
    const end = woven.indexOf(false, row);
    lines += `M${column} ${row}v${(end < 0 ? ROWS : end) - row}`;
  });
  return lines;
}
