import { defineSection } from '../define-section.ts';
import { Logos } from './Logos.tsx';
import { schema } from './schema.ts';

export const logos = defineSection({ schema, Component: Logos });
