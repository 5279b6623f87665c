import type { Lang } from '../../contract/lang.ts';
import { content } from '../content.ts';
import { Text } from './Text.tsx';

/** Renders the one line that says that the companies, people and figures of a page are examples (spec C6). */
export function ExamplesNote({ lang }: { lang: Lang }) {
  return <Text.p className="text-note">{content.ui.examples[lang]}</Text.p>;
}
