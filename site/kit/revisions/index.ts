import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { Revisions } from './Revisions.tsx';
import { schema } from './schema.ts';

export const revisions = defineSection({ schema, Component: Revisions, toMarkdown });
