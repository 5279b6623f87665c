import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { reportAddress } from '../../../kit/report-address.ts';
import { heading, join, link, list, paragraph } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** What happened, and where to go for what. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    heading(1, `${section.code}: ${section.heading}`),
    paragraph(section.lead),
    heading(2, section.question),
    list(section.wishes.map(({ label, url }) => link(label, url))),
    link(section.report, reportAddress(context)),
  );
