import { defineSection } from '../define-section.ts';
import { Mishaps } from './Mishaps.tsx';
import { schema } from './schema.ts';

export const mishaps = defineSection({ schema, Component: Mishaps });
