import type { Lang } from '../../contract/lang.ts';
import { langOfWords } from '../../contract/languages.ts';
import { Text } from './Text.tsx';

/** Matches Thai words with the characters between them, as in `มี.ค.` or `“ใบกำกับภาษี อย่างย่อ”`. */
const THAI = /(\p{Script=Thai}(?:[\p{Script=Thai}\s.\d]*\p{Script=Thai}\.?)?)/u;

/**
 * A text that may contain words of another language. Thai within English is marked as Thai, so that it is typeset and
 * read aloud correctly. Latin words within Thai are names and stay unmarked.
 */
export function MarkedText({ children, lang }: { children: string; lang: Lang }) {
  if (langOfWords(children) === lang || !THAI.test(children)) return <Text>{children}</Text>;
  return children.split(THAI).map((part, index) =>
    THAI.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Text.span key={index} lang={langOfWords(part)}>
        {part}
      </Text.span>
    ) : (
      part
    ),
  );
}
