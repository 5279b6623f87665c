import { bold, heading, join, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { decisionMarkdown, frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;

/** One paper: how it came, what was read, what it was checked against, what does not match, what one can do. */
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

/** Every paper, one after the other, then those that were read without a person. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.papers.map((paper) => paperMarkdown(paper, stage.words)),
    bold(stage.posted.title),
    list(stage.posted.rows.map(({ name, amount }) => `${plain(name)}: ${plain(amount)}`)),
  );
