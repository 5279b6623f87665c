import { defineStage } from '../define-stage.ts';
import { DocumentReading } from './DocumentReading.tsx';
import { schema } from './schema.ts';

export const documentReading = defineStage({ schema, Component: DocumentReading });
