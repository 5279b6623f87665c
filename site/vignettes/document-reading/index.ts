import { defineVignette } from '../define-vignette.ts';
import { DocumentReading } from './DocumentReading.tsx';
import { schema } from './schema.ts';

export const documentReading = defineVignette({ schema, Component: DocumentReading });
