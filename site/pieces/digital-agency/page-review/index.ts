import { defineSection } from '../../../kit/define-section.ts';
import { PageReview } from './PageReview.tsx';
import { schema } from './schema.ts';

export const pageReview = defineSection({
  schema,
  Component: PageReview,
});
