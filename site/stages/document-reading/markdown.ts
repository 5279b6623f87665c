import { bold, heading, join, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { decisionMarkdown, frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;

/**
 * Renders one paper: its origin, the fields read, what they were checked against, what does not
 * match, and the options.
 */
const paperMarkdown = (paper: Content['papers'][number], words: Content['words']): string =>
  join(
    heading(3, paper.name),
    list(
      [paper.from, paper.came, paper.amount, paper.said, paper.print.description].map((each) =>
        plain(each),
      ),
    ),
    table(
      [plain(words.read), '', plain(words.confidence)],
      paper.fields.map(({ label, value, confidence }) => [
        plain(label),
        plain(value),
        `${confidence}%`,
      ]),
    ),
    bold(paper.compare.title),
    table(
      paper.compare.columns.map(plain),
      paper.compare.rows.map(({ name, cells }) => [plain(name), ...cells.map(plain)]),
    ),
    `${bold(paper.why.title)} ${plain(paper.why.body)}`,
    bold(words.checked),
    list(paper.checks.map(({ body }) => plain(body))),
    decisionMarkdown(paper.decision),
  );

/** Renders every paper, then those that were read without a person. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.papers.map((paper) => paperMarkdown(paper, stage.words)),
    bold(stage.posted.title),
    list(stage.posted.rows.map(({ name, amount }) => `${plain(name)}: ${plain(amount)}`)),
  );
