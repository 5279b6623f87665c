import { type Lang, localizedPath } from '../../../contract/lang.ts';
import type { Text as Texts } from '../../../contract/text.ts';
import { Text } from '../../ui/Text.tsx';

interface Neighbour {
  /** The text that says whether it is the previous or the next entry. */
  label: string;
  rel: 'prev' | 'next';
  /** The entry to link to. The first entry has no previous one, and the last has no next one. */
  entry: { title: Texts; url?: string | undefined } | undefined;
}

/** Links from an entry to the previous and the next one. */
export function Neighbours({
  name,
  beside,
  lang,
}: {
  /** The accessible name of the navigation. */
  name: string;
  beside: readonly Neighbour[];
  lang: Lang;
}) {
  return (
    <nav className="entry-neighbours wrap" aria-label={name}>
      {beside.map(
        ({ label, rel, entry }) =>
          entry?.url !== undefined && (
            <a key={rel} href={localizedPath(lang, entry.url)} rel={rel}>
              <Text.span className="entry-label">{label}</Text.span>
              <Text.span className="entry-neighbour">{entry.title[lang]}</Text.span>
            </a>
          ),
      )}
    </nav>
  );
}
