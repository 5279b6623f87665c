import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Profile } from './Profile.tsx';
import { Seen } from './Seen.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders the choice of whether there is signal below ground. */
function Signal({ name, legend, none, there }: Section['signal'] & { name: string }) {
  return (
    <fieldset className="levels-signal">
      <Text.legend>{legend}</Text.legend>
      <label className="ring-radio">
        <input type="radio" name={name} value="none" defaultChecked />
        <Text>{none}</Text>
      </label>
      <label className="ring-radio">
        <input type="radio" name={name} value="there" />
        <Text>{there}</Text>
      </label>
    </fieldset>
  );
}

/**
 * Renders the opening of a tool: a round through a building, with its places on a profile above and below ground. Radio
 * buttons choose the place and whether there is signal below; a phone shows the screen there, and the words next to it
 * say who knows about it.
 */
export function HeroLevels(section: Section) {
  const { anchor, heading, lead, action, example, signal, weave, walk } = section;
  return (
    <section id={anchor} className="levels walk" data-section="hero">
      <div className="levels-ground">
        <Loom weave={weave} isFirst />
      </div>
      <div className="levels-words">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <div className="levels-choose">
          <ButtonLink href={action.url} label={action.label} rank="first" />
          <Signal {...signal} name={`${anchor}-signal`} />
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
      <Text.p className="levels-example text-label">{example}</Text.p>
    </section>
  );
}
