import { Facts } from '../../ui/Facts.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Lanes, LanesKey, WeekDays } from './Lanes.tsx';
import { schema } from './schema.ts';

/** Renders a team's week, from edge to edge on the dye of the family. */
function TeamWeek(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, people, facts, context } = section;
  const words = context.words.teamWeek;
  return (
    <section id={anchor} className="team-week week-ground" data-section={type}>
      <div className="team-week-in wrap grid gap-xl">
        <SectionHead heading={heading} lead={lead} />
        <WeekDays {...words} />
        <Lanes people={people} words={words} />
        <LanesKey words={words} />
        <Facts className="team-week-facts" facts={facts} />
      </div>
    </section>
  );
}

export const teamWeek = defineSection({
  schema,
  Component: TeamWeek,
});
