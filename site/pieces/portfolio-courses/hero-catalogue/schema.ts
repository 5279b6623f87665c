import { z } from 'zod';
import { sentence, text } from '../../../../contract/text.ts';
import { courses } from '../../../collections/courses/index.ts';
import { ask } from '../../../collections/define-collection.ts';
import { amounts, anchor, sample } from '../../../schema.ts';
import { minutesOf, SCALE } from './scale.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-catalogue'),
    anchor,
    heading: text(60),
    lead: sentence(280, 'low', 'high').describe(
      '{low} and {high} are the lowest and the highest price',
    ),
    courses: ask(courses, 12).refine(
      (all) => all.every(({ syllabus }) => minutesOf(syllabus) <= SCALE),
      `a course of more than ${SCALE} minutes has no room`,
    ),
    limit: amounts.describe('Price below which the filter counts a course as cheap'),
    note: text(160),
    sample,
  })
  .describe('Opens a catalogue of courses: every lesson to scale, filtered by level and by price');
