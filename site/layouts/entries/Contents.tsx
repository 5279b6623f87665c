import type { Lang } from '../../../contract/lang.ts';
import { type Block, headingsOf, wordsOf } from '../../collections/body/tree.ts';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  blocks: readonly Block[];
  label: string;
  lang: Lang;
}

/** The table of contents of a text: beside it if there is enough space, above it on a phone. */
export function Contents({ blocks, label, lang }: Props) {
  const headings = headingsOf(blocks).filter(({ depth }) => depth === 2);
  return (
    <nav className="entry-contents text-sm" aria-label={label} data-mdast="ignore">
      <Text.p className="entry-contents-label text-note font-medium" aria-hidden="true">
        {label}
      </Text.p>
      <ol className="grid border-t">
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a className="block text-muted" href={`#${id}`}>
              <MarkedText lang={lang}>{wordsOf(children)}</MarkedText>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
