import { defineVignette } from '../define-vignette.ts';
import { SupportAnswer } from './SupportAnswer.tsx';
import { schema } from './schema.ts';

export const supportAnswer = defineVignette({ schema, Component: SupportAnswer });
