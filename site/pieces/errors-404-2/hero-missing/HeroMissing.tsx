import type { SectionProps } from '../../../kit/define-section.ts';
import { reportAddress } from '../../../kit/report-address.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a cloth with a missing piece, which lies below, and next to it the pages that visitors may have looked for.
 */
export function HeroMissing(section: SectionProps<typeof schema>) {
  const { code, heading, lead, question, wishes, report, weave, context } = section;
  return (
    <section className="hero-missing overflow-clip" data-section="hero">
      <div className="missing-cloth relative grid" aria-hidden="true">
        <div>
          <Loom weave={weave} isFirst isCentred />
        </div>
        <p data-code={code} />
      </div>
      <div className="missing-body wrap columns">
        <div className="missing-words relative grid content-start gap-lg">
          <Text.h1>{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <TextLink label={report} url={reportAddress(context)} />
          <div className="missing-piece relative overflow-clip" aria-hidden="true">
            <Loom weave={weave} isFirst isCentred />
          </div>
        </div>
        <nav className="missing-wishes" aria-label={question}>
          <Text.h2 className="text-base text-muted font-normal">{question}</Text.h2>
          <ul>
            {wishes.map(({ label, url }) => (
              <li key={url}>
                <Text.a className="block text-3xl text-balance" href={url}>
                  {label}
                </Text.a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
