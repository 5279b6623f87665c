import { defineSection } from '../define-section.ts';
import { FeatureSplit } from './FeatureSplit.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const featureSplit = defineSection({
  schema,
  Component: FeatureSplit,
  toMarkdown,
});
