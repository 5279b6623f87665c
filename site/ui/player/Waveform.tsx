/** The height of the drawing, in units; a peak is one unit wide. */
const HEIGHT = 20;
const GAP = 0.3;

interface Props {
  /** The volume from beginning to end, as digits 0 to 9 at equal intervals. */
  peaks: string;
  seconds: number;
  /** The voice that speaks from each second on. */
  lines: readonly { start: number; voice: 'first' | 'second' }[];
}

/**
 * A sound as stitches whose height is the volume, with a dye for each voice. Decorative: the transcript is beside it.
 */
export function Waveform({ peaks, seconds, lines }: Props) {
  const stitches = { first: '', second: '' };
  [...peaks].forEach((peak, index) => {
    const at = ((index + 0.5) * seconds) / peaks.length;
    const voice = lines.findLast(({ start }) => start <= at)?.voice ?? 'first';
    const height = 1 + (Number(peak) / 9) * (HEIGHT - 1);
    stitches[voice] +=
      `M${index} ${round((HEIGHT - height) / 2)}h${1 - GAP}v${round(height)}h${GAP - 1}z`;
  });
  return (
    <svg
      className="waveform w-full"
      viewBox={`0 0 ${peaks.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect data-played width="0" height={HEIGHT} />
      <path data-voice="first" d={stitches.first} />
      <path data-voice="second" d={stitches.second} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
