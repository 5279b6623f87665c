import type { Lang } from '../../contract/lang.ts';
import type { EntryPage } from '../collections/pages.ts';
import { layoutOf } from '../layouts/entries/layouts.ts';
import { markdownOf } from './markdown-of.ts';

/** Returns what the page of an entry says about the entry itself as Markdown, which begins with its title. */
export function entryMarkdown(page: EntryPage, lang: Lang): string {
  const { layout, shown } = layoutOf(page, lang);
  const markdown = markdownOf(
    <>
      <layout.Opening {...shown} />
      <layout.Rest {...shown} />
    </>,
  );
  return markdown.replace(/^(?!# )(.+?)\n\n(# [^\n]+)/s, '$2\n\n$1');
}
