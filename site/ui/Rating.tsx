/** From one knot's middle to the next, and to its corners. */
const STEP = 20;
const REACH = 7;

const middles = [0, 1, 2, 3, 4].map((knot) => STEP * (knot + 0.5));

interface Props {
  /** Of five, in halves. */
  rating: number;
  /** The same in words, for who does not see it. */
  label: string;
}

/** What something was rated: knots on a thread, of which as many are dyed. */
export function Rating({ rating, label }: Props) {
  return (
    <svg
      className="rating"
      width={STEP * 5}
      height="20"
      viewBox={`0 0 ${STEP * 5} 20`}
      role="img"
      aria-label={label}
    >
      <path className="rating-thread" d={`M0 10H${STEP * 5}`} />
      {middles.map((middle, knot) => (
        <g key={middle}>
          <path className="rating-knot" d={diamond(middle)} />
          {rating > knot && (
            <path className="rating-dye" d={rating >= knot + 1 ? diamond(middle) : half(middle)} />
          )}
        </g>
      ))}
    </svg>
  );
}

const diamond = (x: number) =>
  `M${x} ${10 - REACH}l${REACH} ${REACH}-${REACH} ${REACH}-${REACH}-${REACH}Z`;

const half = (x: number) => `M${x} ${10 - REACH}v${2 * REACH}l-${REACH}-${REACH}Z`;
