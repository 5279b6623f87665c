import { defineStage } from '../define-stage.ts';
import { SupportCopilot } from './SupportCopilot.tsx';
import { schema } from './schema.ts';

export const supportCopilot = defineStage({ schema, Component: SupportCopilot });
