import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { Profile } from './Profile.tsx';
import { Seen } from './Seen.tsx';
import type { schema } from './schema.ts';

/**
 * The opening of a tool: a round through a building, its places on a profile above and below the ground. Radio buttons choose
 * the place and whether there is signal below; a phone shows what there is to be seen, and the words beside it who knows of it.
 */
export function HeroLevels(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, action, example, signal, weave, walk } = section;
  return (
    <section id={anchor} className="levels walk" data-section="hero">
      <div className="levels-under ebony" aria-hidden="true" />
      <div className="levels-ground">
        <Loom weave={weave} isFirst />
      </div>
      <div className="levels-words">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <div className="levels-choose">
          <Choice
            name={`${anchor}-signal`}
            legend={signal.legend}
            hasLegend
            chosen="none"
            options={[
              { value: 'none', label: signal.none },
              { value: 'there', label: signal.there },
            ]}
          />
          <ButtonLink href={action.url} label={action.label} rank="first" />
        </div>
      </div>
      <Profile {...section} />
      {walk.map(({ connected, kept, decision, ...point }, index) => {
        const shared = { ...point, number: index + 1, section };
        return [
          <Seen
            key={point.place}
            {...shared}
            kept={kept}
            decision={decision}
            signal={connected === undefined ? undefined : 'none'}
          />,
          connected && (
            <Seen
              key={`${point.place} connected`}
              {...shared}
              {...connected}
              bars={Math.max(point.bars, 3)}
              kept={0}
              signal="there"
            />
          ),
        ];
      })}
      <p className="levels-example">
        <Text>{example}</Text>
      </p>
    </section>
  );
}
