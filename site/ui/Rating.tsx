/** The distance between the centers of two stars, and the outer and inner radius of a star, in px. */
const STEP = 20;
const REACH = 8;
const WAIST = 3.4;

const middles = [0, 1, 2, 3, 4].map((star) => STEP * (star + 0.5));

interface Props {
  /** From 0 to 5, in halves. */
  rating: number;
  /** The rating as text, for screen readers. */
  label: string;
}

/** A rating as five stars, filled accordingly. */
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
      {middles.map((middle, index) => (
        <g key={middle}>
          <path className="rating-star" d={star(middle)} />
          {rating > index && (
            <path
              className="rating-filled"
              d={rating >= index + 1 ? star(middle) : startHalf(middle)}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Returns a corner of a star, counted clockwise from the top. After ten corners it starts over. */
function corner(middle: number, index: number): string {
  const angle = (index * Math.PI) / 5;
  const reach = index % 2 === 0 ? REACH : WAIST;
  const rounded = (value: number) => Number(value.toFixed(2));
  return `${rounded(middle + reach * Math.sin(angle))} ${rounded(10.5 - reach * Math.cos(angle))}`;
}

const outline = (middle: number, corners: readonly number[]) =>
  `M${corners.map((index) => corner(middle, index)).join('L')}Z`;

const star = (middle: number) => outline(middle, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

const startHalf = (middle: number) => outline(middle, [5, 6, 7, 8, 9, 10]);
