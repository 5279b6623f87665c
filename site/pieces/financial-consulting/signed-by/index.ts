import { defineSection } from '../../../kit/define-section.ts';
import { SignedBy } from './SignedBy.tsx';
import { schema } from './schema.ts';

export const signedBy = defineSection({
  schema,
  Component: SignedBy,
});
