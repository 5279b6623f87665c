import { SCALE } from './scale.ts';

interface Props {
  syllabus: readonly { minutes: number }[];
  /** Which of the lessons can be read, counted from 1. */
  readable: number;
}

/** How high a lesson is drawn, and how much of its time is left bare at its end. */
const HEIGHT = 10;
const GAP = 0.9;

/** The lessons of a course in a row, each as long as it takes; the one that can be read stands out. */
export function LessonStrip({ syllabus, readable }: Props) {
  const ends = syllabus.map((_, index) =>
    syllabus.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes, 0),
  );
  const lesson = (index: number) => {
    const length = syllabus[index]?.minutes ?? 0;
    return `M${(ends[index] ?? 0) - length} 0h${length - GAP}v${HEIGHT}h${GAP - length}z`;
  };
  return (
    <svg viewBox={`0 0 ${SCALE} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={syllabus.map((_, index) => (index === readable - 1 ? '' : lesson(index))).join('')}
      />
      <path data-is="readable" d={lesson(readable - 1)} />
    </svg>
  );
}
