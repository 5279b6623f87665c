import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** What happened when. */
export const toMarkdown = (
  { heading: title, lead, moments, after }: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, title),
    paragraph(lead),
    list(moments.map(({ time, body }) => plain(`${clockTime(lang, time)} ${body}`))),
    paragraph(after),
  );
