import { defineSection } from '../define-section.ts';
import { Permissions } from './Permissions.tsx';
import { schema } from './schema.ts';

export const permissions = defineSection({
  schema,
  Component: Permissions,
});
