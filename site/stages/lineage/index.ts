import { defineStage } from '../define-stage.ts';
import { Lineage } from './Lineage.tsx';
import { schema } from './schema.ts';

export const lineage = defineStage({ schema, Component: Lineage });
