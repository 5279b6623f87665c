import type { SectionProps } from '../../../kit/define-section.ts';
import { reportAddress } from '../../../kit/report-address.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
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
    <section className="ebony overflow-clip" data-section="hero">
      <div className="hero-lost-words wrap grid gap-xl">
        <Text.h1>{heading}</Text.h1>
        <div className="hero-more">
          <Lead>{lead}</Lead>
          <div className="actions">
            <ButtonLink href={action.url} label={action.label} rank="first" />
            <ButtonLink href={reportAddress(context)} label={report} rank="second" />
          </div>
        </div>
      </div>
      <div className="hero-lost-weft relative">
        <div className="hero-lost-cloth overflow-clip" aria-hidden="true">
          <Loom weave={weave} isFirst />
        </div>
        <nav className="hero-lost-ways wrap" aria-label={waysHeading}>
          <p className="hero-lost-broken relative flex items-center" aria-hidden="true">
            {/* The unraveled end of a thread, with its fibers apart. */}
            <svg width="72" height="56" viewBox="0 0 72 56" aria-hidden="true">
              <path d="M0 27c18 0 24-4 34-12S54 4 66 5M0 27.500c22 0 30-2 40-6s18-5 30-3M0 28h30c12 0 20 2 34 4M0 28.500c20 0 28 3 36 9s16 7 22 6M0 29c16 0 22 4 28 12s10 9 18 11" />
            </svg>
            <span className="text-giant font-semibold" data-code={code} />
          </p>
          <Text.h2 className="text-note font-normal">{waysHeading}</Text.h2>
          <ul>
            {ways.map(({ label, detail, url }, index) => (
              <li key={label} style={{ '--thread': THREADS[index % THREADS.length] }}>
                <a className="grid content-start" href={url}>
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
