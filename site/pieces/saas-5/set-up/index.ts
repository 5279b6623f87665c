import { defineSection } from '../../../kit/define-section.ts';
import { SetUp } from './SetUp.tsx';
import { schema } from './schema.ts';

export const setUp = defineSection({ schema, Component: SetUp });
