import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { UsageYear } from './UsageYear.tsx';

export const usageYear = defineSection({
  schema,
  Component: UsageYear,
});
