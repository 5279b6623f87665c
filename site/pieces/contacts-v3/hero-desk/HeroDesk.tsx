import { ClosedDays, closedDays } from '../../../kit/ClosedDays.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Readiness } from './Readiness.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders one level of urgency: its meaning, what to do, and the response time. */
function Level({
  name,
  means,
  answer,
  detail,
  way,
  context,
}: Section['levels'][number] & Pick<Section, 'context'>) {
  const telephone = context.contacts.find(({ kind }) => kind === 'telephone');
  const { label, url } = way === 'telephone' ? (telephone ?? { label: '', url: '' }) : way;
  return (
    <li className="desk-level">
      <div className="desk-what">
        <h2>
          <Text>{name}</Text>
        </h2>
        <p>
          <Text>{means}</Text>
        </p>
      </div>
      <a className="desk-way" href={url}>
        <Text>{label}</Text>
      </a>
      <div>
        <p className="desk-time">
          <Text>{answer}</Text>
        </p>
        <p>
          <Text>{detail}</Text>
        </p>
      </div>
    </li>
  );
}

/**
 * Renders a support desk: visitors look for their problem and follow the instructions next to it. The most urgent level
 * is the largest.
 */
export function HeroDesk({ heading, lead, levels, context }: Section) {
  return (
    <section data-section="hero">
      <div className="wrap desk-head">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <div>
          <Lead>{lead}</Lead>
          <Readiness {...context} />
        </div>
      </div>
      <ol>
        {levels.map((level) => (
          <Level key={level.name} {...level} context={context} />
        ))}
      </ol>
      {closedDays(context.lang).length > 0 && (
        <div className="wrap">
          <div className="section-note">
            <p>
              <Text>{context.words.closedDays}</Text>
            </p>
            <ClosedDays lang={context.lang} />
          </div>
        </div>
      )}
    </section>
  );
}
