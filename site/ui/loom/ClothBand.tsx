import { ClothThreads, LOOM_STITCH, type Stitch } from './ClothThreads.tsx';

/** Half the widest place that a band fills, in px. */
const REACH = 4000;

type Props = {
  /** Names the pattern, and is like no other on its page. */
  id: string;
  className: string;
  stitch?: Stitch;
} & Pick<Parameters<typeof ClothThreads>[0], 'dyes' | 'columns'>;

/** A piece of cloth repeated over any width, starting from the middle of it both ways. Decoration. */
export function ClothBand({ id, className, dyes, columns, stitch = LOOM_STITCH }: Props) {
  const [width, height] = [columns * stitch.width, (dyes.length / columns) * stitch.height];
  return (
    <svg className={className} width="100%" height={height - stitch.gap.below} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <ClothThreads dyes={dyes} columns={columns} stitch={stitch} />
      </pattern>
      <svg x="50%" overflow="visible" aria-hidden="true">
        <rect x={-REACH} width={2 * REACH} height={height} fill={`url(#${id})`} />
      </svg>
    </svg>
  );
}
