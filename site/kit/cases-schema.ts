import { z } from 'zod';
import { text } from '../../contract/text.ts';
import { ask } from '../collections/define-collection.ts';
import { projects } from '../collections/projects/index.ts';
import { action } from '../schema.ts';

/** What every view of the cases has: its words, the cases, and the ways to its other views. */
export const casesView = {
  heading: text(80),
  lead: text(280),
  projects: ask(projects, 12),
  ways: z.array(action).min(1).max(2).describe('The other views of the same cases'),
};
