import { z } from 'zod';
import { schema as steps } from '../../../kit/steps/schema.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { stageHead } from '../../../stages/parts.ts';
import { schema as close } from '../month-close/schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('close-report'),
    ...sectionHead,
    steps: steps.shape.steps,
    screen: z.strictObject(stageHead).describe('Bar of the report'),
    tasks: close.shape.tasks.describe('The tasks of the close that the report is about'),
    sample,
  })
  .describe('Steps of a first close, next to its report: what ran automatically, and what waited');
