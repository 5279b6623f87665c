import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import type { BodyContext } from '../../collections/body/Body.tsx';
import { addressIn, bodyOf } from '../../collections/body/body-of.ts';
import type { EntryPage } from '../../collections/pages.ts';
import { content } from '../../content.ts';

/**
 * The body of an entry's page, and what it is shown with.
 * @param under the level of the heading that it stands under
 */
export function bodyFor(page: EntryPage, lang: Lang, under: 1 | 2) {
  const { code, table } = localize(content.entries, lang);
  return {
    blocks: bodyOf(page.collection, page, lang),
    context: {
      lang,
      vignettes: localize(page.vignettes, lang) as BodyContext['vignettes'],
      addressOf: addressIn(lang),
      words: { code, table },
      under,
    } satisfies BodyContext,
  };
}
