import { defineSection } from '../../../kit/define-section.ts';
import { Minutes } from './Minutes.tsx';
import { schema } from './schema.ts';

export const minutes = defineSection({ schema, Component: Minutes });
