import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { WeekPlan } from './WeekPlan.tsx';

export const weekPlan = defineSection({ schema, Component: WeekPlan });
