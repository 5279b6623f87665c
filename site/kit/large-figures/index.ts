import { defineSection } from '../define-section.ts';
import { LargeFigures } from './LargeFigures.tsx';
import { schema } from './schema.ts';

export const largeFigures = defineSection({ schema, Component: LargeFigures });
