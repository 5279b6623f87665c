import { defineVignette } from '../define-vignette.ts';
import { CoursePlayer } from './CoursePlayer.tsx';
import { schema } from './schema.ts';

export const coursePlayer = defineVignette({ schema, Component: CoursePlayer });
