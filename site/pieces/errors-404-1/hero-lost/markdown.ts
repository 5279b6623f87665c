import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { reportAddress } from '../../../kit/report-address.ts';
import { heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** What happened, and the ways on. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    heading(1, `${section.code}: ${section.heading}`),
    paragraph(section.lead),
    list([
      link(section.action.label, section.action.url),
      link(section.report, reportAddress(context)),
    ]),
    heading(2, section.waysHeading),
    list(section.ways.map(({ label, detail, url }) => `${link(label, url)}: ${plain(detail)}`)),
  );
