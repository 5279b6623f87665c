import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { TopicIndex } from './TopicIndex.tsx';

export const topicIndex = defineSection({
  schema,
  Component: TopicIndex,
  styles: ['ui/Teaser.css'],
});
