import { defineStage } from '../define-stage.ts';
import { toMarkdown } from './markdown.ts';
import { SupportCopilot } from './SupportCopilot.tsx';
import { schema } from './schema.ts';

export const supportCopilot = defineStage({ schema, Component: SupportCopilot, toMarkdown });
