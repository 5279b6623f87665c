/** How long a stitch is, in minutes, and how many are a row: an hour. */
const MINUTES = 5;
const ROW = 12;

/** A stitch with its gap, and without it, in px. */
const STITCH = { x: 4, y: 9, width: 2.5, height: 7.5 };

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** How long something takes, as a piece of cloth: a stitch each five minutes, a row an hour. Decoration. */
export function DurationCloth({ start, end }: { start: string; end: string }) {
  const stitches = Math.max(1, Math.round((minutesOf(end) - minutesOf(start)) / MINUTES));
  const drawn = Array.from({ length: stitches }, (_, index) => {
    const [x, y] = [(index % ROW) * STITCH.x, Math.floor(index / ROW) * STITCH.y];
    return `M${x} ${y}h${STITCH.width}v${STITCH.height}h-${STITCH.width}z`;
  });
  return (
    <svg
      className="programme-cloth"
      width={Math.min(stitches, ROW) * STITCH.x}
      height={Math.ceil(stitches / ROW) * STITCH.y}
      aria-hidden="true"
    >
      <path d={drawn.join('')} />
    </svg>
  );
}
