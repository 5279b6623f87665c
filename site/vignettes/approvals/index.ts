import { defineVignette } from '../define-vignette.ts';
import { Approvals } from './Approvals.tsx';
import { schema } from './schema.ts';

export const approvals = defineVignette({ schema, Component: Approvals });
