import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';
import { Tally } from './Tally.tsx';

type Shows = SectionContent<typeof schema>['shows'];

/** Renders one hour of a day: its time, what happens, and a drawing of it as large as the page is wide. */
export function DayHour(section: SectionProps<typeof schema>) {
  const { type, anchor, time, heading, body, action, ground, shows, context } = section;
  return (
    <section
      id={anchor}
      className="day-hour"
      data-section={type}
      data-ground={ground}
      data-shape={shows.shape}
    >
      <div className="wrap grid gap-3xl">
        <div className="day-hour-words grid gap-sm">
          <p className="day-hour-time text-xl font-semibold">
            <time dateTime={time}>{clockTime(context.lang, time)}</time>
          </p>
          <Text.h2>{heading}</Text.h2>
          <Text.p>{body}</Text.p>
          {action && <TextLink {...action} />}
        </div>
        <Shown {...shows} />
      </div>
    </section>
  );
}

function Shown(shows: Shows) {
  switch (shows.shape) {
    case 'counts':
      return <Counts {...shows} />;
    case 'message':
      return <Message {...shows} />;
    case 'tally':
      return <Tally {...shows} />;
  }
}

/** Renders several counts of one quantity, with the wrong ones struck through. */
function Counts({ counts }: Extract<Shows, { shape: 'counts' }>) {
  return (
    <dl className="day-counts grid">
      {counts.map(({ from, value, isRight }) => (
        <div key={from} data-right={isRight || undefined}>
          <Text.dt>{from}</Text.dt>
          <dd className="large font-semibold">{isRight ? value : <s>{value}</s>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Message({ asked, answer }: Extract<Shows, { shape: 'message' }>) {
  return (
    <div className="day-message gap-md columns">
      <figure className="bg-surface grid gap-2xl">
        <blockquote>
          <Text.p>{asked.words}</Text.p>
        </blockquote>
        <Text.figcaption>{asked.by}</Text.figcaption>
      </figure>
      <div className="day-answer deep grid gap-2xl">
        <Text.p>{answer.words}</Text.p>
        <TextList items={[answer.by, ...answer.sources]} />
      </div>
    </div>
  );
}
