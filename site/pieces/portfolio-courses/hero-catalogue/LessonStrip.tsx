import { THREAD_COLOURS } from '../../../ui/loom/ClothThreads.tsx';
import type { Weave } from '../../../ui/loom/weave.ts';
import { minutesOf, SCALE } from './scale.ts';

interface Props {
  /** The course's cloth: its lessons have the dye of its warp. */
  weave: Weave;
  syllabus: readonly { title: string; minutes: number }[];
  /** The number of the lesson that can be read, counted from 1. */
  readable: number;
}

/** Renders the lessons of a course in a row, each as long as its duration; the one that can be read is prominent. */
export function LessonStrip({ weave, syllabus, readable }: Props) {
  const dye = 'warp' in weave ? weave.warp[0]?.dye : undefined;
  const inlineSize = `${(minutesOf(syllabus) / SCALE) * 100}%`;
  return (
    <span className="flex" style={{ inlineSize, color: dye && THREAD_COLOURS[dye] }}>
      {syllabus.map(({ title, minutes }, index) => (
        <i
          key={title}
          data-is={index === readable - 1 ? 'readable' : undefined}
          style={{ flexGrow: minutes }}
        />
      ))}
    </span>
  );
}
