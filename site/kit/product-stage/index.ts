import { defineSection } from '../define-section.ts';
import { ProductStage } from './ProductStage.tsx';
import { schema } from './schema.ts';

export const productStage = defineSection({
  schema,
  Component: ProductStage,
});
