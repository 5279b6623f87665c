import { defineStage } from '../define-stage.ts';
import { Forecast } from './Forecast.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const forecast = defineStage({ schema, Component: Forecast, toMarkdown });
