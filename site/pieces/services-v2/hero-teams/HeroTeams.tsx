import { fill } from '../../../../contract/fill.ts';
import { priceRange } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { schema } from './schema.ts';
import { personDays } from './stays-of.ts';
import { WeekThreads } from './WeekThreads.tsx';

type Props = SectionProps<typeof schema>;
type Team = Props['teams'][number];

/** Renders a team as a row with its price and the cloth of its week; opened, with the tasks of each person. */
function TeamRow({
  team,
  isFirst,
  size,
  scale,
  context,
}: Pick<Props, 'size' | 'scale' | 'context'> & { team: Team; isFirst: boolean }) {
  const { anchor, name, purpose, people, least, most, terms, lead, facts, action } = team;
  return (
    <details name="team" open={isFirst}>
      <summary>
        <Text.h2>{name}</Text.h2>
        <Text.span>{purpose}</Text.span>
        <span className="team-cloth week-wefts" aria-hidden="true">
          {people.map((person) => (
            <i key={person.who} style={{ '--halves': personDays([person]) * 2 }} />
          ))}
        </span>
        <Text.span>{fill(size, { people: people.length, days: personDays(people) })}</Text.span>
        <b>{priceRange(context.lang, least, most ?? least, 'THB')}</b>
        <Text.span className="text-sm">{terms}</Text.span>
      </summary>
      {/* A link to it opens the row. */}
      <div id={anchor} className="team-open week-ground">
        <WeekThreads people={people} words={context.words.teamWeek} scale={scale} />
        <div>
          <Text.p className="text-lg">{lead}</Text.p>
          <TextLink {...action} />
        </div>
        <Facts facts={facts} />
      </div>
    </details>
  );
}

/** Renders the opening of a page of figures: all teams with their prices, of which one at a time is open. */
export function HeroTeams({ heading, lead, actions, teams, size, scale, note, context }: Props) {
  return (
    <section className="hero-teams" data-section="hero">
      <LargeWords heading={heading} lead={lead} actions={actions} />
      <div className="hero-teams-week">
        {teams.map((team, index) => (
          <TeamRow key={team.anchor} {...{ team, size, scale, context }} isFirst={index === 0} />
        ))}
      </div>
      <Text.p className="hero-note wrap text-note">{note}</Text.p>
    </section>
  );
}
