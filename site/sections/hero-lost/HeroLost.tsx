import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** An address that leads nowhere: what happened, and the ways on, beside its number in a cloth that comes apart. */
export function HeroLost(section: SectionProps<typeof schema>) {
  const { code, heading, lead, action, waysHeading, ways, weave } = section;
  return (
    <section className="hero-lost ebony" data-section="hero">
      <div className="hero-lost-body wrap">
        <div className="hero-lost-cloth" aria-hidden="true">
          <Loom weave={weave} isFirst />
          <span className="hero-lost-code" data-code={code} />
        </div>
        <div className="hero-lost-words">
          <h1>
            <Text>{heading}</Text>
          </h1>
          <Lead>{lead}</Lead>
          <ButtonLink href={action.url} label={action.label} rank="first" />
        </div>
        <nav className="hero-lost-ways" aria-label={waysHeading}>
          <h2>
            <Text>{waysHeading}</Text>
          </h2>
          <ul>
            {ways.map(({ label, detail, url }) => (
              <li key={label}>
                <a href={url}>
                  <strong>
                    <Text>{label}</Text>
                  </strong>
                  <span>
                    <Text>{detail}</Text>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
