import { langOfWords } from '../../contract/languages.ts';
import { Text } from './Text.tsx';

/** Words quoted from print or handwriting, marked with their own language, whatever the language of the page. */
export function PrintedText({ children }: { children: string }) {
  return <Text.span lang={langOfWords(children)}>{children}</Text.span>;
}
