import { type Lang, localizedPath } from '../../../contract/lang.ts';
import type { Text as Texts } from '../../../contract/text.ts';
import { Text } from '../../ui/Text.tsx';

interface Props {
  id: string;
  /** All entries with a page, the oldest first. */
  entries: readonly { id: string; title: Texts; url?: string | undefined }[];
  words: { neighbours: string; previous: string; next: string };
  lang: Lang;
}

/** Links from an entry to the previous and the next one, if there are any. */
export function Neighbours({ id, entries, words, lang }: Props) {
  const at = entries.findIndex((each) => each.id === id);
  const beside = [
    { label: words.previous, rel: 'prev', entry: entries[at - 1] },
    { label: words.next, rel: 'next', entry: entries[at + 1] },
  ];
  return (
    <nav className="entry-neighbours wrap" aria-label={words.neighbours}>
      {beside.map(
        ({ label, rel, entry }) =>
          entry?.url !== undefined && (
            <a key={rel} href={localizedPath(lang, entry.url)} rel={rel}>
              <Text.span className="text-note font-medium">{label}</Text.span>
              <Text.span className="entry-neighbour">{entry.title[lang]}</Text.span>
            </a>
          ),
      )}
    </nav>
  );
}
