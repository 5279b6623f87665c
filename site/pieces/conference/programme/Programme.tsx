import { shortDay } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { ProgrammeDay } from './ProgrammeDay.tsx';
import { SPOKEN, type schema } from './schema.ts';

/** Renders the programme as a timetable per day; visitors can filter the sessions. */
export function Programme(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, days, context } = section;
  const words = context.words.programme;
  const sessions = days.flatMap((day) => day.sessions);
  const options = [
    { value: 'all', label: words.all },
    ...SPOKEN.filter((spoken) => sessions.some(({ language }) => language === spoken)).map(
      (spoken) => ({ value: spoken as string, label: words[spoken] }),
    ),
    ...(sessions.some(({ kind }) => kind === 'workshop')
      ? [{ value: 'workshop', label: words.workshops }]
      : []),
  ];
  const idOf = (index: number) => `${anchor}-day-${index + 1}`;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} align="apart">
      <div className="programme-top" data-mdast="ignore">
        {days.length > 1 && (
          <nav aria-label={`${heading}: ${words.days}`}>
            <ul>
              {days.map(({ date }, index) => (
                <li key={date}>
                  <a href={`#${idOf(index)}`}>{shortDay(context.lang, date)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {options.length > 2 && (
          <Choice name={`${anchor}-show`} legend={words.show} options={options} chosen="all" />
        )}
      </div>
      {days.map((day, index) => (
        <ProgrammeDay key={day.date} id={idOf(index)} day={day} context={context} />
      ))}
    </SectionFrame>
  );
}
