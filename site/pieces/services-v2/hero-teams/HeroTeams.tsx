import { fill } from '../../../../contract/fill.ts';
import { priceRange } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { PLACES } from '../../../kit/team-week/days.ts';
import { Text } from '../../../ui/Text.tsx';
import { personDays } from './days-of.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** A person is a column, a half day a block; a gap separates the days. */
const COLUMN = 40;
const BLOCK = 15;
const DAY = 34;
const GAP = 6;

const SIGNS = { yours: 'y', ours: 'o', away: '.' } as const;

/**
 * Renders the week of each team member, from Monday at the top to Friday: at the client's, in our office, or on
 * something else.
 */
function Days({ people }: Pick<Props['teams'][number], 'people'>) {
  const width = people.length * COLUMN - GAP;
  const height = 5 * DAY - 3;
  return (
    <svg
      className="team-days"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin"
    >
      {PLACES.map((place) => (
        <path
          key={place}
          data-place={place}
          d={people
            .flatMap((halves, person) =>
              [...halves].map((half, at) =>
                half === SIGNS[place]
                  ? `M${person * COLUMN} ${Math.floor(at / 2) * DAY + (at % 2) * BLOCK}h${COLUMN - GAP}v${BLOCK}h${GAP - COLUMN}z`
                  : '',
              ),
            )
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Renders the opening of a page of figures: the teams, drawn to scale, and their prices. */
export function HeroTeams({ heading, lead, actions, teams, size, note, context }: Props) {
  const { lang, words } = context;
  return (
    <section className="hero-teams" data-section="hero">
      <LargeWords heading={heading} lead={lead} actions={actions} />
      <div className="hero-teams-band">
        <ul className="hero-teams-list">
          {teams.map((team) => {
            const { name, people, least, most, per, url } = team;
            return (
              <li key={name}>
                <a href={url}>
                  <Days people={people} />
                  <span className="hero-team-name">
                    <Text>{name}</Text>
                  </span>
                  <span className="hero-team-unit">
                    <Text>{fill(size, { people: people.length, days: personDays(team) })}</Text>
                  </span>
                  <span className="hero-team-sum">
                    {priceRange(lang, least, most ?? least, 'THB')}
                  </span>
                  <span className="hero-team-unit">
                    <Text>{per}</Text>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <ul className="hero-teams-key" aria-hidden="true">
          {PLACES.map((place) => (
            <li key={place}>
              <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
                <path data-place={place} d="M1 1h12v12h-12z" />
              </svg>
              <Text>{words.teamWeek[place]}</Text>
            </li>
          ))}
        </ul>
      </div>
      <p className="hero-note wrap">
        <Text>{note}</Text>
      </p>
    </section>
  );
}
