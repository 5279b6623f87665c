import { defineSection } from '../../../kit/define-section.ts';
import { Integrations } from './Integrations.tsx';
import { schema } from './schema.ts';

export const integrations = defineSection({
  schema,
  Component: Integrations,
});
