import { defineSection } from '../../../kit/define-section.ts';
import { HeroRecord } from './HeroRecord.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroRecord = defineSection({
  schema,
  Component: HeroRecord,
  toMarkdown,
  opening: 'below-bar',
});
