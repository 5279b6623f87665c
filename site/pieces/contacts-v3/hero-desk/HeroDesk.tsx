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
    <li className="desk-level grid border-t">
      <div className="desk-what grid content-start gap-sm">
        <Text.h2 className="text-2xl">{name}</Text.h2>
        <Text.p className="text-muted">{means}</Text.p>
      </div>
      <Text.a className="desk-way items-center font-semibold" href={url}>
        {label}
      </Text.a>
      <div>
        <Text.p className="desk-time text-lg text-ink font-semibold">{answer}</Text.p>
        <Text.p className="text-muted">{detail}</Text.p>
        {way === 'telephone' && closedDays(context.lang).length > 0 && (
          <div className="desk-closed text-sm">
            <Text.b>{context.words.closedDays}</Text.b>
            <ClosedDays lang={context.lang} />
          </div>
        )}
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
      <div className="wrap desk-head grid">
        <Text.h1>{heading}</Text.h1>
        <div className="grid gap-md">
          <Lead>{lead}</Lead>
          <Readiness {...context} />
        </div>
      </div>
      <ol>
        {levels.map((level) => (
          <Level key={level.name} {...level} context={context} />
        ))}
      </ol>
    </section>
  );
}
