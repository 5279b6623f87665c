import { defineVignette } from '../define-vignette.ts';
import { DataLineage } from './DataLineage.tsx';
import { schema } from './schema.ts';

export const dataLineage = defineVignette({ schema, Component: DataLineage });
