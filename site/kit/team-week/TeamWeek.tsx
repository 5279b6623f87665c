import { lettersIn } from '../../ui/letters.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionWords } from '../SectionWords.tsx';
import { beginnings, PLACES, spanOf } from './days.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;
type Words = Props['context']['words']['teamWeek'];

/** The longest sum, in letters, that gets the largest type. */
const SHORT = 9;

/** Renders one team member's week: where they are, and what they do there. */
function Lane({ who, works, words }: Props['people'][number] & { words: Words }) {
  const begin = beginnings(works);
  return (
    <li>
      <h3>
        <Text>{who}</Text>
      </h3>
      <ol>
        {works.map(({ halves, place, what }, index) => (
          <li key={begin[index]} data-place={place} style={{ '--halves': halves }}>
            <span className="lane-span">
              <Text>{spanOf(begin[index] ?? 0, halves, words)}</Text>
              <span className="sr-only">
                , <Text>{words[place]}</Text>:
              </span>
            </span>{' '}
            <span>
              <Text>{what}</Text>
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Renders a team's week, to scale; on a phone, each task is a line with its days. */
export function TeamWeek(section: Props) {
  const { type, anchor, heading, lead, sum, people, facts, action, look, context } = section;
  const words = context.words.teamWeek;
  return (
    <section id={anchor} className="team-week" data-section={type} data-look={look}>
      <div className="team-week-in wrap">
        <div className="team-week-words">
          <SectionWords heading={heading} lead={lead} />
        </div>
        {sum && (
          <p className="team-week-sum" data-long={lettersIn(sum.value) > SHORT || undefined}>
            <b>{sum.value}</b> <Text>{sum.unit}</Text>
          </p>
        )}
        <div className="team-week-days" aria-hidden="true">
          {words.days.map((day) => (
            <span key={day}>
              <Text>{day}</Text>
            </span>
          ))}
        </div>
        <ul className="team-week-lanes">
          {people.map((person) => (
            <Lane key={person.who} {...person} words={words} />
          ))}
        </ul>
        <ul className="team-week-key" aria-hidden="true">
          {PLACES.map((place) => (
            <li key={place} data-place={place}>
              <Text>{words[place]}</Text>
            </li>
          ))}
        </ul>
        {facts.length > 0 && (
          <dl className="team-week-facts">
            {facts.map((each) => (
              <Term key={each.term} {...each} />
            ))}
          </dl>
        )}
        {action && <TextLink {...action} />}
      </div>
    </section>
  );
}
