import type { Dye } from '../../../ui/loom/dyes.ts';

/** The number of stitches that fit in each round, and the number of diamonds they form. */
const SLOTS = 112;
const DIAMONDS = 16;
const PERIOD = SLOTS / DIAMONDS;
/** The share of its space that a stitch fills; the rest is the gap between threads. */
const STITCH = 0.62;

/** The rounds from the inside out: the radius, and the number of stitches of each diamond in it. */
const ROUNDS: readonly { radius: number; stitches: number; dye: Dye }[] = [
  { radius: 62, stitches: 1, dye: 'sky' },
  { radius: 68.5, stitches: 3, dye: 'sky' },
  { radius: 75, stitches: 5, dye: 'turmeric' },
  { radius: 81.5, stitches: 3, dye: 'cotton' },
  { radius: 88, stitches: 1, dye: 'sky' },
];

/** Returns the stitches of a round as dashes: those of a diamond side by side, then a gap up to the next. */
function dashesOf(stitches: number): string {
  const gap = 1 - STITCH;
  const last = PERIOD - stitches + gap;
  return Array.from({ length: stitches }, (_, at) =>
    [STITCH, at === stitches - 1 ? last : gap].map((length) => +length.toFixed(2)).join(' '),
  ).join(' ');
}

/** Renders diamonds of mudmee woven in a circle, which rotates on the home page. It is decorative. */
export function Wheel() {
  return (
    <svg className="viewpoint-wheel" viewBox="-100 -100 200 200" aria-hidden="true">
      {ROUNDS.map(({ radius, stitches, dye }) => (
        <circle
          key={radius}
          r={radius}
          pathLength={SLOTS}
          data-dye={dye}
          strokeDasharray={dashesOf(stitches)}
          strokeDashoffset={(stitches - 1) / 2}
        />
      ))}
    </svg>
  );
}
