import { fill } from '../../../../contract/fill.ts';
import { priceRange } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { beginnings } from '../../../kit/team-week/days.ts';
import { Lanes, LanesKey, WeekDays } from '../../../kit/team-week/Lanes.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { personDays } from './days-of.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;
type Team = Props['teams'][number];

/** Renders the week of a team in brief: a line for each member, below the days. */
function Lines({ people, days }: Pick<Team, 'people'> & { days: readonly string[] }) {
  return (
    <span className="team-lines" aria-hidden="true" style={{ '--people': people.length }}>
      <span className="lanes-days">
        {days.map((day) => (
          <Text.span key={day}>{day}</Text.span>
        ))}
      </span>
      <span>
        {people.map(({ who }) => (
          <Text.span key={who}>{who}</Text.span>
        ))}
      </span>
      <svg aria-hidden="true" viewBox={`0 0 10 ${people.length}`} preserveAspectRatio="none">
        {people.flatMap(({ who, works }, person) => {
          const begin = beginnings(works);
          return works.map(({ halves, place }, index) => (
            <path
              key={`${who} ${begin[index]}`}
              data-is={place}
              d={`M${(begin[index] ?? 0) + 0.02} ${person + 0.5}h${halves - 0.04}`}
            />
          ));
        })}
      </svg>
    </span>
  );
}

/** Renders a team as a row of the week; opened, each member is a lane with their tasks. */
function TeamRow({
  team,
  isFirst,
  size,
  context,
}: Pick<Props, 'size' | 'context'> & {
  team: Team;
  isFirst: boolean;
}) {
  const words = context.words.teamWeek;
  const { anchor, name, people, least, most, terms, lead, facts, action } = team;
  return (
    <details name="team" open={isFirst}>
      <summary>
        <Text.h2>{name}</Text.h2>
        <Text.span className="team-size">
          {fill(size, { people: people.length, days: personDays(people) })}
        </Text.span>
        <Lines people={people} days={words.days} />
        <b>{priceRange(context.lang, least, most ?? least, 'THB')}</b>
        <Text.span className="team-terms">{terms}</Text.span>
      </summary>
      {/* A link to it opens the row. */}
      <div id={anchor} className="team-open week-ground">
        <Text.p className="team-lead">{lead}</Text.p>
        <LanesKey words={words} />
        <WeekDays {...words} />
        <Lanes people={people} words={words} />
        <div className="team-facts">
          <Facts facts={facts} />
          <TextLink {...action} />
        </div>
      </div>
    </details>
  );
}

/** Renders the opening of a page of figures: one week of all teams, of which one at a time is open. */
export function HeroTeams({ heading, lead, actions, teams, size, note, context }: Props) {
  return (
    <section className="hero-teams" data-section="hero">
      <LargeWords heading={heading} lead={lead} actions={actions} />
      <div className="hero-teams-week">
        {teams.map((team, index) => (
          <TeamRow key={team.anchor} {...{ team, size, context }} isFirst={index === 0} />
        ))}
        <LanesKey words={context.words.teamWeek} />
      </div>
      <Text.p className="hero-note wrap">{note}</Text.p>
    </section>
  );
}
