import { type Lang, pathIn } from '../../../contract/lang.ts';
import type { Text as Texts } from '../../../contract/text.ts';
import { Text } from '../../ui/Text.tsx';

interface Neighbour {
  /** Says which of the two it is. */
  label: string;
  rel: 'prev' | 'next';
  /** The entry that stands there; the first has none before it, the last none after. */
  entry: { title: Texts; url?: string | undefined } | undefined;
}

/** The ways from an entry to the one before it and the one after it. */
export function Neighbours({
  name,
  beside,
  lang,
}: {
  /** Names them to those who listen. */
  name: string;
  beside: readonly Neighbour[];
  lang: Lang;
}) {
  return (
    <nav className="entry-neighbours wrap" aria-label={name}>
      {beside.map(
        ({ label, rel, entry }) =>
          entry?.url !== undefined && (
            <a key={rel} href={pathIn(lang, entry.url)} rel={rel}>
              <span className="entry-label">
                <Text>{label}</Text>
              </span>
              <span className="entry-neighbour">
                <Text>{entry.title[lang]}</Text>
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
