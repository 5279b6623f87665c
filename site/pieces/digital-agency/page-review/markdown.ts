import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

type Page = SectionContent<typeof schema>['before'];

/** What was found, as a table, and what the page says before and after. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    table(
      ['#', section.before.label, section.after.label, ''],
      section.findings.map(({ what, before, after, why }, index) => [
        `${index + 1}. ${plain(what)}`,
        plain(before),
        plain(after),
        plain(why),
      ]),
    ),
    ...[section.before, section.after].flatMap((page) => [
      heading(3, page.label),
      list(wordsOf(page)),
    ]),
    paragraph(section.note),
  );

/** All that a drawn page says, part by part; a picture says nothing. */
const wordsOf = ({ blocks }: Page): string[] =>
  blocks
    .map(partsOf)
    .filter((words) => words.length > 0)
    .map((words) => plain(words.join(' · ')));

function partsOf(block: Page['blocks'][number]): string[] {
  switch (block.is) {
    case 'bar':
      return [block.name, block.beside];
    case 'picture':
      return [];
    case 'headline':
      return block.lines;
    case 'words':
      return [block.body];
    case 'prices':
      return block.rows.map(({ name, price }) => `${name}: ${price}`);
    case 'form':
      return [...block.fields, block.button, ...(block.said ? [block.said] : [])];
    case 'banner':
      return [block.body, block.button];
  }
}
