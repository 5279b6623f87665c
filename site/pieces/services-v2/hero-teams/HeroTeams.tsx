import { fill } from '../../../../contract/fill.ts';
import { priceRange } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { LanesKey } from '../../../kit/team-week/Lanes.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { personDays } from './days-of.ts';
import type { schema } from './schema.ts';
import { WeekThreads } from './WeekThreads.tsx';

type Props = SectionProps<typeof schema>;
type Team = Props['teams'][number];

/** Renders a team as a row with its price; opened, each member of the team is a thread with their tasks. */
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
  const { anchor, name, purpose, people, least, most, terms, lead, facts, action } = team;
  return (
    <details name="team" open={isFirst}>
      <summary>
        <Text.h2>{name}</Text.h2>
        <Text.span>{purpose}</Text.span>
        <b>{priceRange(context.lang, least, most ?? least, 'THB')}</b>
        <Text.span className="text-sm">{terms}</Text.span>
      </summary>
      {/* A link to it opens the row. */}
      <div id={anchor} className="team-open week-ground">
        <LanesKey words={words} />
        <WeekThreads id={anchor} people={people} words={words} />
        <Text.p className="team-lead text-lg">{lead}</Text.p>
        <Text.p className="team-size text-2xl font-semibold">
          {fill(size, { people: people.length, days: personDays(people) })}
        </Text.p>
        <div className="team-facts">
          <Facts facts={facts} />
          <TextLink {...action} />
        </div>
      </div>
    </details>
  );
}

/** Renders the opening of a page of figures: all teams with their prices, of which one at a time is open. */
export function HeroTeams({ heading, lead, actions, teams, size, note, context }: Props) {
  return (
    <section className="hero-teams" data-section="hero">
      <LargeWords heading={heading} lead={lead} actions={actions} />
      <div className="hero-teams-week">
        {teams.map((team, index) => (
          <TeamRow key={team.anchor} {...{ team, size, context }} isFirst={index === 0} />
        ))}
      </div>
      <Text.p className="hero-note wrap text-note">{note}</Text.p>
    </section>
  );
}
