import { type ContentOf, STAGES, type StageType } from './registry.ts';

/** Renders a stage for machines: what each choice shows, one after the other. */
export function stageMarkdown<Type extends StageType>(
  stage: ContentOf<Type> & { type: Type },
): string {
  const type: Type = stage.type;
  return STAGES[type].toMarkdown(stage);
}
