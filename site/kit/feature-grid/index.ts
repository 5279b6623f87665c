import { defineSection } from '../define-section.ts';
import { FeatureGrid } from './FeatureGrid.tsx';
import { schema } from './schema.ts';

export const featureGrid = defineSection({
  schema,
  Component: FeatureGrid,
});
