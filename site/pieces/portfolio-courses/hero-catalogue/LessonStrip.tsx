import { SCALE } from './scale.ts';

interface Props {
  syllabus: readonly { minutes: number }[];
  /** The number of the lesson that can be read, counted from 1. */
  readable: number;
}

/** The height of a lesson, and the gap at its end. */
const HEIGHT = 10;
const GAP = 0.9;

/** Renders the lessons of a course in a row, each as long as its duration; the one that can be read is prominent. */
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
