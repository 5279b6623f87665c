import { defineVignette } from '../define-vignette.ts';
import { EventProgramme } from './EventProgramme.tsx';
import { schema } from './schema.ts';

export const eventProgramme = defineVignette({ schema, Component: EventProgramme });
