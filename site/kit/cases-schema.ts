import { z } from 'zod';
import { text } from '../../contract/text.ts';
import { ask } from '../collections/define-collection.ts';
import { projects } from '../collections/projects/index.ts';
import { action } from '../schema.ts';

/** The fields of every view of the cases: its words, the cases, and the links to the other views. */
export const casesView = {
  heading: text(80),
  lead: text(280),
  projects: ask(projects, 12),
  ways: z.array(action).min(1).max(2).describe('The other views of the same cases'),
};
