import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of a story: one oversized line, and next to it an enlarged lock screen with waiting messages. */
export function HeroLock(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, time, date, messages, example, weave, context } = section;
  return (
    <section className="lock deep columns overflow-clip" data-section="hero">
      <div className="lock-words grid gap-2xl">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <div className="lock-phone relative grid overflow-clip">
        <div className="lock-cloth overflow-clip">
          <Loom weave={weave} isFirst />
        </div>
        <p className="lock-clock relative grid font-medium">
          <b>{clockTime(context.lang, time).replace(/\s.*/, '')}</b> <Text.span>{date}</Text.span>
        </p>
        <ul className="relative grid gap-sm">
          {messages.map(({ title, when, body }) => (
            <li className="grid text-sm" key={title}>
              <p>
                <Text.b>{title}</Text.b> <Text.span>{when}</Text.span>
              </p>
              <Text.p>{body}</Text.p>
            </li>
          ))}
        </ul>
        <Text.p className="lock-example relative text-xs">{example}</Text.p>
      </div>
    </section>
  );
}
