import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';
import { whatIsShown } from './what-is-shown.ts';

type Content = SectionContent<typeof schema>;

/** What one of those who look finds in every part, and what the log then writes. */
function viewerMarkdown(viewer: number, { viewers, record, consents, words }: Content): string {
  const { name = '', why = '', log = '', refused } = viewers[viewer - 1] ?? {};
  const condition = (sign: string, number: number | undefined) =>
    number === undefined ? '' : ` (${sign} ${consents.items[number - 1]?.label})`;
  const parts = record.parts.flatMap((part) =>
    whatIsShown(part, viewers.length)
      .filter((shown) => shown.viewers.includes(viewer))
      .map(
        ({ needs, lacks, words: found = lacks === undefined ? words.covered : words.withdrawn }) =>
          `${bold(part.label)}: ${plain(`${found}${condition('+', needs)}${condition('−', lacks)}`)}`,
      ),
  );
  return join(
    heading(3, name),
    paragraph(why),
    list(parts),
    bold(words.log),
    list([...record.earlier, log, refused?.log].filter((line) => line !== undefined).map(plain)),
  );
}

/** The record as each of those who look finds it, then what changes with each consent. */
export const toMarkdown = (section: Content): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    `${bold(section.record.title)}, ${plain(section.record.status)}. *${plain(section.example)}*`,
    heading(2, section.choose),
    ...section.viewers.map((_, index) => viewerMarkdown(index + 1, section)),
    heading(2, section.consents.title),
    list(
      section.consents.items.map(
        ({ label, given, withdrawn, changes, log }) =>
          `${bold(label)}: ${plain(`${given}. ${withdrawn}: ${changes} (${log})`)}`,
      ),
    ),
    paragraph(section.consents.without),
  );
