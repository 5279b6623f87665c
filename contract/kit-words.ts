import { z } from 'zod';
import { sentence, text } from './text.ts';

/**
 * The words of the sections' own controls: the same on every page, so no page has to bring them. One key a
 * section. Source: `content/kit.yaml`.
 */
export const kitWords = z.strictObject({
  heroEvent: z.strictObject({
    when: text(24).describe('Heads the hours of an event'),
    where: text(24).describe('Heads its place'),
  }),
  pricing: z.strictObject({
    period: text(40).describe('Names the choice of monthly or yearly'),
    monthly: text(24),
    yearly: text(24),
    currency: text(40).describe('Names the choice of baht or dollars'),
    baht: text(24),
    dollars: text(24),
    plan: text(24).describe('Heads the plans’ names in a table'),
    once: text(24).describe('Of a price that is paid once'),
    free: text(24),
    monthByMonth: text(60).describe('Stands under a price that is paid monthly'),
    yearTotal: sentence(60, 'amount').describe('What a year costs'),
    yearSaving: sentence(60, 'amount').describe('How much less that is than paying monthly'),
  }),
  comparisonTable: z.strictObject({
    yes: text(24).describe('Heard where a knot is drawn'),
    no: text(24).describe('Heard where the thread is bare'),
  }),
  programme: z.strictObject({
    days: text(40).describe('Names the links to the days'),
    speaker: sentence(40, 'name', 'field').describe('Who speaks, and what they stand for'),
    stitch: text(60).describe('How long one stitch of a session’s cloth is'),
  }),
  codeSample: z.strictObject({
    files: text(40).describe('Names the choice of file'),
  }),
  phoneScreens: z.strictObject({
    screens: text(40).describe('Names the row of screens where it scrolls'),
  }),
  video: z.strictObject({
    transcript: text(40),
    silent: text(40).describe('Says that a film has no sound'),
    length: text(24).describe('Stands before how long a film runs, for screen readers'),
  }),
  testimonials: z.strictObject({
    rating: sentence(40, 'rating').describe('How many knots of five, for screen readers'),
  }),
  slider: z.strictObject({
    previous: text(24),
    next: text(24),
    position: sentence(24, 'slide', 'slides').describe('Which of the slides is there'),
  }),
  courseCards: z.strictObject({
    author: text(24).describe('Stands before who teaches it'),
    time: text(24).describe('Stands before how long it takes'),
    likes: text(24).describe('Stands before how it was liked'),
    before: text(24).describe('Heard before a price that is crossed out'),
    now: text(24).describe('Heard before the price that took its place'),
  }),
  postTeasers: z.strictObject({
    minutes: sentence(24, 'minutes').describe('How long it takes to read'),
  }),
});

export type KitWords = z.infer<typeof kitWords>;
