import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { RuleBuilder } from './RuleBuilder.tsx';
import { schema } from './schema.ts';

export const ruleBuilder = defineSection({
  schema,
  Component: RuleBuilder,
  toMarkdown,
  opening: 'below-bar',
});
