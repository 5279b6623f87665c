import { longDate } from '../../../../contract/format.ts';
import { localize } from '../../../../contract/text.ts';
import { applyWords, salaryOf, titleOfJob } from '../../../collections/jobs/page.ts';
import { content } from '../../../content.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The jobs as links, with what each pays. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const words = localize(content.entries.jobs, lang);
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(
      section.jobs.map((job) => {
        const title = titleOfJob(job)[lang];
        const name = job.url === undefined ? plain(title) : link(title, job.url);
        return `${name}: ${plain(
          `${salaryOf(job, lang)} ${words.aMonth}. ${job.lead} ${applyWords(job, lang).until} ${longDate(lang, job.until)}`,
        )}`;
      }),
    ),
    paragraph(section.note),
  );
}
