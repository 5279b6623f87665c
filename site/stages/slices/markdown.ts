import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;

/** How a part stands at a step, and how it would if that step were turned back. */
function stateOf(part: number, step: number, { steps, words }: Content): string {
  if (part >= steps.length - 1) return words.stays;
  if (part >= step) return words.old;
  return part === step - 1 ? `${words.both} (${words.turnBack}: ${words.turned})` : words.renewed;
}

function stepMarkdown(step: Content['steps'][number], index: number, stage: Content): string {
  const { words, parts } = stage;
  const fact = (term: string, detail: string) => `${bold(term)}: ${plain(detail)}`;
  return join(
    heading(3, `${index}. ${step.name}`),
    list([step.when, step.cost].map(plain)),
    list(
      parts.map(({ name, does }, part) =>
        plain(`${name}, ${does}: ${stateOf(part, index, stage)}`),
      ),
    ),
    list([
      fact(words.data, step.data),
      fact(words.back, `${step.back.takes}. ${step.back.how}`),
      fact(words.noticed, step.noticed),
      fact(words.soFar, step.soFar),
    ]),
  );
}

/** Every step: how each part stands, and what is to be known of it. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.steps.map((step, index) => stepMarkdown(step, index, stage)),
  );
