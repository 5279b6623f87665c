import { Words } from './Words.tsx';

interface Props {
  label: string;
  value: number;
  unit: string;
  most: number;
  least: number;
  detail?: string | undefined;
}

/** The scale of a gauge is three quarters of a circle, from the lower left to the lower right. */
const SWEEP = 270;
const START = 135;
const MARKS = 10;

/** Returns a point of the dial, whose center is at 60, 60. */
function at(share: number, radius: number): string {
  const angle = ((START + share * SWEEP) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(60 + radius * Math.cos(angle))} ${round(60 + radius * Math.sin(angle))}`;
}

/** Renders a photograph of a round gauge: its scale with the invalid part, the needle, and the reading below. */
export function Dial({ label, value, unit, most, least, detail }: Props) {
  const low = least / most;
  const marks = Array.from({ length: MARKS + 1 }, (_, index) => index / MARKS);
  return (
    <div className="screen-dial" data-state={value < least ? 'wrong' : 'good'}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="57" />
        <path
          className="dial-low"
          d={`M${at(0, 47)}A47 47 0 ${low * SWEEP > 180 ? 1 : 0} 1 ${at(low, 47)}`}
        />
        <path
          className="dial-marks"
          d={marks.map((share) => `M${at(share, 44)}L${at(share, 50)}`).join('')}
        />
        <path className="dial-needle" d={`M${at(value / most, 42)}L60 60`} />
        <circle className="dial-hub" cx="60" cy="60" r="6" />
      </svg>
      <div>
        <Words rank="detail">{label}</Words>
        <Words rank="number">{`${value.toFixed(1)} ${unit}`}</Words>
        <Words rank="detail">{detail}</Words>
      </div>
    </div>
  );
}
