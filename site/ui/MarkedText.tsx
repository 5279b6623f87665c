import type { Lang } from '../../contract/lang.ts';
import { langOfWords } from '../../contract/languages.ts';
import { Text } from './Text.tsx';

/** Thai words with what stands between them, as in `มี.ค.` or `“ใบกำกับภาษี อย่างย่อ”`. */
const THAI = /(\p{Script=Thai}(?:[\p{Script=Thai}\s.\d]*\p{Script=Thai}\.?)?)/u;

/**
 * A text in which words of another language may stand: Thai within English is marked as Thai, so that it is set and
 * read out as such. Latin words within Thai are names, and stay as they are.
 */
export function MarkedText({ children, lang }: { children: string; lang: Lang }) {
  if (langOfWords(children) === lang || !THAI.test(children)) return <Text>{children}</Text>;
  return children.split(THAI).map((part, index) =>
    THAI.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} lang={langOfWords(part)}>
        <Text>{part}</Text>
      </span>
    ) : (
      part
    ),
  );
}
