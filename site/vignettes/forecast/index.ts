import { defineVignette } from '../define-vignette.ts';
import { Forecast } from './Forecast.tsx';
import { schema } from './schema.ts';

export const forecast = defineVignette({ schema, Component: Forecast });
