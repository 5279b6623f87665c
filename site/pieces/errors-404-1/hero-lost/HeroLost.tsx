import type { SectionProps } from '../../../kit/define-section.ts';
import { reportAddress } from '../../../kit/report-address.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Fray } from './Fray.tsx';
import type { schema } from './schema.ts';

/** The colours of the threads that lead on, in turn. */
const THREADS = [
  'var(--color-thread-sky)',
  'var(--color-thread-river)',
  'var(--color-turmeric)',
  'var(--color-thread-undyed)',
  'var(--color-thread-earth)',
];

/**
 * Renders a missing page: a cloth whose weft leaves it thread by thread. One has unraveled; each of the others ends at
 * an existing page.
 */
export function HeroLost(section: SectionProps<typeof schema>) {
  const { code, heading, lead, action, report, waysHeading, ways, weave, context } = section;
  return (
    <section className="hero-lost ebony" data-section="hero">
      <div className="hero-lost-words wrap">
        <Text.h1>{heading}</Text.h1>
        <div className="hero-more">
          <Lead>{lead}</Lead>
          <div className="actions">
            <ButtonLink href={action.url} label={action.label} rank="first" />
            <ButtonLink href={reportAddress(context)} label={report} rank="second" />
          </div>
        </div>
      </div>
      <div className="hero-lost-weft">
        <div className="hero-lost-cloth" aria-hidden="true">
          <Loom weave={weave} isFirst />
        </div>
        <nav className="hero-lost-ways wrap" aria-label={waysHeading}>
          <p className="hero-lost-broken" aria-hidden="true">
            <Fray />
            <span data-code={code} />
          </p>
          <Text.h2>{waysHeading}</Text.h2>
          <ul>
            {ways.map(({ label, detail, url }, index) => (
              <li key={label} style={{ '--thread': THREADS[index % THREADS.length] }}>
                <a href={url}>
                  <Text.strong>{label}</Text.strong>
                  <Text.span className="text-note">{detail}</Text.span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
