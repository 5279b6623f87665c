import { defineVignette } from '../define-vignette.ts';
import { schema } from './schema.ts';
import { WorkList } from './WorkList.tsx';

export const workList = defineVignette({ schema, Component: WorkList });
