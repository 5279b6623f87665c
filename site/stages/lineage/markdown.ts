import { bold, code, heading, join, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Figure = Content['figures'][number];

const mono = (name: string) => `\`${name}\``;

/** Renders the origin of a figure, column by column, each node with its sources. */
const originMarkdown = (
  columns: Figure['columns'],
  { columns: titles, from: word }: Content['words'],
): string =>
  join(
    ...columns.flatMap((nodes, index) => [
      bold(titles[index] ?? ''),
      list(
        nodes.map(({ name, note, from }) => {
          const sources = from.map((each) => mono(columns[index - 1]?.[each - 1]?.name ?? ''));
          return [
            `${mono(name)}: ${plain(note)}`,
            ...(sources.length > 0 ? [`${plain(word)} ${sources.join(', ')}`] : []),
          ].join(', ');
        }),
      ),
    ]),
  );

function figureMarkdown(figure: Figure, words: Content['words']): string {
  const { label, value, said, columns, checks, holds, contract } = figure;
  return join(
    heading(3, `${label}: ${value}`),
    plain(said),
    originMarkdown(columns, words),
    bold(words.files),
    ...figure.code.flatMap(({ name, sql }) => [mono(name), code('sql', sql.trimEnd())]),
    bold(words.checks),
    list(checks.map(({ state, body }) => `${SIGNS[state]} ${plain(body)}`)),
    holds && `${bold(holds.title)} ${plain(holds.body)}`,
    `${bold(words.contract)} ${mono(contract.table)}`,
    table(
      [words.column, words.type, words.means].map(plain),
      contract.columns.map(({ name, type, means }) => [mono(name), mono(type), plain(means)]),
    ),
    list(contract.facts.map(({ term, detail }) => `${plain(term)}: ${plain(detail)}`)),
  );
}

const SIGNS = { ok: '✓', attention: '!', wrong: '✗' } as const;

/** Renders every figure with its lineage, SQL, checks and contract. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.figures.map((figure) => figureMarkdown(figure, stage.words)),
  );
