import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { RowWay } from './RowWay.tsx';
import { schema } from './schema.ts';

export const rowWay = defineSection({ schema, Component: RowWay, toMarkdown });
