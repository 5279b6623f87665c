import { defineStage } from '../define-stage.ts';
import { Slices } from './Slices.tsx';
import { schema } from './schema.ts';

export const slices = defineStage({ schema, Component: Slices });
