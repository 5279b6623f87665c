import { defineStage } from '../define-stage.ts';
import { Approvals } from './Approvals.tsx';
import { schema } from './schema.ts';

export const approvals = defineStage({ schema, Component: Approvals });
