import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { screenMarkdown } from '../../../kit/phone/blocks-markdown.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import { ledgerCounts } from './ledger-counts.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Seen = NonNullable<Content['walk'][number]['connected']>;

/** Who has how many of the checks, in words. */
const said = (counts: Parameters<typeof ledgerCounts>[0], context: SectionContext): string =>
  ledgerCounts(counts, context.words.heroLevels)
    .map(({ words }) => words)
    .join(', ');

/** What is to be seen at a place, and who knows of it. */
const seenMarkdown = (seen: Seen, counts: string, context: SectionContext): string =>
  join(
    plain(seen.says),
    screenMarkdown(seen.screen),
    list([
      plain(counts),
      `${bold(context.words.heroLevels.sees)} ${plain(seen.office)}`,
      ...(seen.decision?.options ?? []).map(
        ({ label, detail, result }) =>
          `${bold(seen.decision?.legend ?? '')} ${plain(`${label}, ${detail}: ${result}`)}`,
      ),
    ]),
  );

/** Each place in turn: without signal below ground, then with it. */
export function toMarkdown(section: Content, context: SectionContext): string {
  const { heading: title, lead, action, example, signal, walk, checks, points } = section;
  return join(
    heading(1, title),
    paragraph(lead),
    paragraph(example),
    paragraph(points),
    ...walk.flatMap(({ connected, ...point }) => [
      heading(2, `${clockTime(context.lang, point.screen.time)} ${point.level}, ${point.place}`),
      connected && bold(`${signal.legend}: ${signal.none}`),
      seenMarkdown(point, said({ checks, ...point }, context), context),
      connected && bold(`${signal.legend}: ${signal.there}`),
      connected &&
        seenMarkdown(connected, said({ checks, done: point.done, kept: 0 }, context), context),
    ]),
    link(action.label, action.url),
  );
}
