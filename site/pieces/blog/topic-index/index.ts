import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';
import { TopicIndex } from './TopicIndex.tsx';

export const topicIndex = defineSection({
  schema,
  Component: TopicIndex,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
