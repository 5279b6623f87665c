import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { actor, FlowMark } from '../../../ui/FlowMark.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the contents of a reference, one per line, with prices and links. */
export function HeroIndex(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, entries, doers, note, weave } = section;
  return (
    <section className="hero-index" data-section="hero">
      <div className="hero-index-head">
        <div className="hero-index-words">
          <h1 className="text-display">
            <Text>{heading}</Text>
          </h1>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
        </div>
        <div className="hero-index-cloth">
          <Loom weave={weave} />
        </div>
      </div>
      <ol>
        {entries.map(({ mark, name, asks, flow, time, price, url }) => (
          <li key={mark}>
            <a href={url}>
              <b>{mark}</b>
              <span className="hero-index-name">
                <Text>{name}</Text>
              </span>
              <span className="hero-index-asks">
                <Text>{asks}</Text>
              </span>
              <span className="hero-index-flow">
                {flow.map((by, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
                  <FlowMark key={index} actor={by} />
                ))}
              </span>
              <span className="hero-index-time">
                <Text>{time}</Text>
              </span>
              <span className="hero-index-price">
                <Text>{price}</Text>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className="hero-index-foot">
        <ul>
          {actor.options.map((by) => (
            <li key={by}>
              <FlowMark actor={by} />
              <Text>{doers[by]}</Text>
            </li>
          ))}
        </ul>
        {note !== undefined && (
          <p>
            <Text>{note}</Text>
          </p>
        )}
      </div>
    </section>
  );
}
