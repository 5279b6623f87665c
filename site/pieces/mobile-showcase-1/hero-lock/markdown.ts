import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The words, then what waits on the lock screen. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const { lead, actions, time, date, messages, example } = section;
  return join(
    heading(1, section.heading),
    paragraph(lead),
    list(actions.map(({ label, url }) => link(label, url))),
    plain(`${clockTime(lang, time)} ${date}`),
    list(messages.map(({ title, when, body }) => `${bold(title)} ${plain(`${when}: ${body}`)}`)),
    paragraph(example),
  );
}
