import type { Dye } from '../../../ui/loom/weave.ts';

/** How many stitches there is room for in each round, and how many diamonds they make. */
const SLOTS = 112;
const DIAMONDS = 16;
const PERIOD = SLOTS / DIAMONDS;
/** How much of its room a stitch fills; the rest is the gap between threads. */
const STITCH = 0.62;

/** The rounds from the inside out: how far from the middle, and how many stitches of each diamond lie in it. */
const ROUNDS: readonly { radius: number; stitches: number; dye: Dye }[] = [
  { radius: 62, stitches: 1, dye: 'sky' },
  { radius: 68.5, stitches: 3, dye: 'sky' },
  { radius: 75, stitches: 5, dye: 'turmeric' },
  { radius: 81.5, stitches: 3, dye: 'cotton' },
  { radius: 88, stitches: 1, dye: 'sky' },
];

/** The stitches of a round as dashes: those of one diamond side by side, and then nothing up to the next. */
function dashesOf(stitches: number): string {
  const gap = 1 - STITCH;
  const last = PERIOD - stitches + gap;
  return Array.from({ length: stitches }, (_, at) =>
    [STITCH, at === stitches - 1 ? last : gap].map((length) => +length.toFixed(2)).join(' '),
  ).join(' ');
}

/** Diamonds of mudmee, woven in the round: what turns on the home page. Decoration. */
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
