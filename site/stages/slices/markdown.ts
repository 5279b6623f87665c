import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;

/** Returns the state of a part at a step, and its state if that step were turned back. */
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

/** Renders every step: the state of each part, and the facts of the step. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.steps.map((step, index) => stepMarkdown(step, index, stage)),
  );
