import { defineSection } from '../../../kit/define-section.ts';
import { RowWay } from './RowWay.tsx';
import { schema } from './schema.ts';

export const rowWay = defineSection({ schema, Component: RowWay });
