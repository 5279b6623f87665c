import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

/** The video: a weave, where it stands, and the mark that starts it. */
function Video({ weave, at, length, played }: VignetteContent<typeof schema>) {
  return (
    <div className="player-video ebony">
      <Loom weave={weave} />
      <svg
        className="course-player-play"
        viewBox="-36 -36 72 72"
        width="72"
        height="72"
        aria-hidden="true"
      >
        <path d="M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z" />
        <path d="M-6-11 12 0-6 11Z" />
      </svg>
      <div className="player-bar">
        <svg className="course-player-played" width="100%" height="10" aria-hidden="true">
          <line x1="0" y1="5" x2="100%" y2="5" />
          <line x1="0" y1="5" x2={`${played}%`} y2="5" />
          <svg x={`${played}%`} y="5" aria-hidden="true">
            <path d="M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z" />
          </svg>
        </svg>
        <span>{at}</span>
        <span>{length}</span>
      </div>
    </div>
  );
}

/** What is being said, line by line; the last line is the one that is heard. */
function Transcript({ lines }: { lines: readonly { at: string; line: string }[] }) {
  return (
    <ol className="player-transcript">
      {lines.map(({ at, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be said within one second
        <li key={index}>
          <span>{at}</span>
          <span>
            <Text>{line}</Text>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A question about the lesson, answered. */
function Quiz({
  question,
  answers,
  right,
  reason,
}: NonNullable<VignetteContent<typeof schema>['quiz']>) {
  return (
    <div className="player-quiz">
      <p>
        <Text>{question}</Text>
      </p>
      <ul>
        {answers.map((answer, index) => (
          <li key={answer} data-right={index === right ? '' : undefined}>
            <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
              <path d="M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z" />
              {index === right && <path className="player-tick" d="m-3 .2 2.2 2.3L3.2-2" />}
            </svg>
            <span>
              <Text>{answer}</Text>
            </span>
          </li>
        ))}
      </ul>
      {reason && (
        <p className="player-reason">
          <Text>{reason}</Text>
        </p>
      )}
    </div>
  );
}

/** An online course: a lesson that is playing, its chapters, and what is said or asked. */
export function CoursePlayer(course: VignetteContent<typeof schema>) {
  const { title, status, description, lesson, chapters, transcript, quiz } = course;
  const current = chapters.findIndex(({ progress }) => progress < 100);
  return (
    <VignetteFrame title={title} status={status} description={description}>
      <div className="course-player">
        <div className="player-screen">
          <Video {...course} />
          <p>
            <Text>{lesson}</Text>
          </p>
        </div>
        <ol className="player-chapters">
          {chapters.map(({ title: chapter, length, progress }, index) => (
            <li
              key={chapter}
              data-state={index === current ? 'current' : progress === 100 ? 'done' : undefined}
            >
              <svg
                className="player-knot"
                width="16"
                height="16"
                viewBox="-8 -8 16 16"
                aria-hidden="true"
              >
                <path d="M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z" />
              </svg>
              <span>
                <Text>{chapter}</Text>
              </span>
              <span className="player-length">{length}</span>
              {index === current && (
                <svg className="player-progress" width="100%" height="4" aria-hidden="true">
                  <rect width="100%" height="4" rx="2" />
                  <rect width={`${progress}%`} height="4" rx="2" />
                </svg>
              )}
            </li>
          ))}
        </ol>
        {transcript && <Transcript lines={transcript} />}
        {quiz && <Quiz {...quiz} />}
      </div>
    </VignetteFrame>
  );
}
