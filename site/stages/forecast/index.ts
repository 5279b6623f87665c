import { defineStage } from '../define-stage.ts';
import { Forecast } from './Forecast.tsx';
import { schema } from './schema.ts';

export const forecast = defineStage({ schema, Component: Forecast });
