import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionWords } from '../SectionWords.tsx';
import { Entry } from './Entry.tsx';
import type { schema } from './schema.ts';

/**
 * Renders tables one below the other: each beside its title if there is room; or, if they are many, beside a list of
 * them that stays visible.
 */
export function DataSheet(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, entries, context } = section;
  const isMany = entries.length > 3;
  return (
    <section id={anchor} className="data-sheet section wrap" data-section={type}>
      <div className={isMany ? 'data-sheet-head' : 'section-head'} data-align="apart">
        <SectionWords heading={heading} lead={lead} />
        {/* A page may have two of them. */}
        {isMany && (
          <nav aria-label={`${context.words.dataSheet.contents}: ${heading}`}>
            <ol>
              {entries.map((entry) => (
                <li key={entry.anchor}>
                  <Text.a href={`#${entry.anchor}`}>{entry.title}</Text.a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div>
        {entries.map((entry) => (
          <Entry key={entry.anchor} {...entry} />
        ))}
      </div>
    </section>
  );
}
