import { defineSection } from '../define-section.ts';
import { Revisions } from './Revisions.tsx';
import { schema } from './schema.ts';

export const revisions = defineSection({ schema, Component: Revisions });
