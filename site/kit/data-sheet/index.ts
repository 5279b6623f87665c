import { defineSection } from '../define-section.ts';
import { DataSheet } from './DataSheet.tsx';
import { schema } from './schema.ts';

export const dataSheet = defineSection({ schema, Component: DataSheet });
