import { defineSection } from '../define-section.ts';
import { Mishaps } from './Mishaps.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const mishaps = defineSection({ schema, Component: Mishaps, toMarkdown });
