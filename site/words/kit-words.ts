import { z } from 'zod';
import { sentence, text, texts } from '../../contract/text.ts';
import { pieceWords } from './piece-words.ts';

/**
 * The texts of the sections' own controls. They are the same on every page, so no page has to provide them. One key per
 * section. Source: `content/kit.yaml`.
 */
export const kitWords = z.strictObject({
  ...pieceWords,
  leadForm: z.strictObject({
    otherwise: text(60).describe('Before the phone number and LINE, below a form'),
    privacy: text(40).describe('The link to the privacy notice, below each form'),
    lineCode: text(80).describe('The picture of the QR code for LINE'),
  }),
  pricing: z.strictObject({
    period: text(40).describe('The label of the choice between monthly and yearly'),
    ...texts(24, 'monthly', 'yearly'),
    currency: text(40).describe('The label of the choice between baht and dollars'),
    ...texts(24, 'baht', 'dollars'),
    plan: text(24).describe('The column heading of the plans’ names'),
    once: text(24).describe('For a one-off price'),
    free: text(24),
    monthByMonth: text(60).describe('Shown below a monthly price'),
    yearTotal: sentence(60, 'amount').describe('The price per year'),
    yearSaving: sentence(60, 'amount').describe('The saving compared with paying monthly'),
    included: text(40).describe('The label of the features that a plan has'),
    threads: text(80).describe('The meaning of the bands above the plans'),
    withPages: sentence(60, 'pages').describe(
      'What a price includes: a month, and a number of pages',
    ),
    fromPages: sentence(60, 'pages').describe(
      'The same, for a price that is negotiated from a number of pages on',
    ),
    pageMore: sentence(80, 'baht', 'dollars').describe('The price per additional page'),
  }),
  teamWeek: z.strictObject({
    days: z.array(text(16)).length(5).describe('From Monday to Friday'),
    ...texts(16, 'morning', 'afternoon'),
    yours: text(40).describe('One of our people is with the client'),
    ours: text(40).describe('Or works for them in our office'),
    away: text(40).describe('Or on something else'),
  }),
  measuredTable: z.strictObject({
    remark: text(40).describe('The column heading of the remarks'),
  }),
  codeSample: z.strictObject({
    fold: text(40).describe('The button that expands collapsed code'),
  }),
  permissions: z.strictObject({
    allowed: text(24).describe('Shown before the use of a permission'),
    refused: text(24).describe('Shown before the features that work without it'),
  }),
  screenWalk: z.strictObject({
    next: sentence(32, 'step'),
    previous: sentence(32, 'step'),
    noSignal: text(24).describe('In a phone’s status bar'),
  }),
  testimonials: z.strictObject({
    rating: sentence(40, 'rating').describe('The rating out of five, for screen readers'),
  }),
  slider: z.strictObject({
    ...texts(24, 'previous', 'next'),
    position: sentence(24, 'slide', 'slides').describe('The number of the current slide'),
  }),
  courseCards: z.strictObject({
    author: text(24).describe('Shown before the teacher'),
    time: text(24).describe('Shown before the duration'),
    likes: text(24).describe('Shown before the rating'),
    before: text(24).describe('Read before a crossed-out price, for screen readers'),
    now: text(24).describe('Read before the new price, for screen readers'),
    levels: z.strictObject({ beginner: text(40), intermediate: text(40), advanced: text(40) }),
  }),
  player: z.strictObject({
    listen: sentence(60, 'title').describe('The accessible name of the play button'),
    pause: sentence(60, 'title').describe('The accessible name of the pause button'),
    place: sentence(60, 'title').describe('The accessible name of the position slider'),
    back: sentence(24, 'seconds'),
    forward: sentence(24, 'seconds'),
    speed: text(24),
    times: sentence(16, 'speed'),
    goesOn: sentence(40, 'time').describe('The position at which playback will resume'),
  }),
  postTeasers: z.strictObject({
    minutes: sentence(24, 'minutes').describe('The reading time'),
  }),
  heroViews: z.strictObject({
    views: text(60).describe('The accessible name of the links to the other views of the posts'),
  }),
  postViews: z
    .strictObject({
      pages: text(40).describe('The accessible name of the links to the pages of a list'),
      page: sentence(24, 'number').describe('The accessible name of one of these links'),
      ...texts(24, 'newer', 'older'),
      search: text(40).describe('The label of the field that searches the posts'),
      searchHint: text(120).describe('The scope of the search'),
      ...texts(24, 'everything', 'topics', 'authors'),
      minutes: sentence(16, 'minutes').describe('The reading time of a post, in a narrow column'),
      bars: text(160).describe('The legend of the bars above the days of a month'),
      month: sentence(40, 'count', 'minutes').describe(
        'The number of posts and the reading time per month',
      ),
      openings: sentence(160, 'count', 'time').describe(
        'The reading time of all excerpts on a page, and the legend of the drawing above each',
      ),
      readOn: text(40).describe('The link from an excerpt to the full post; followed by its title'),
    })
    .describe('The texts of every list of posts'),
  difference: z.strictObject({
    result: text(24).describe('The label of a difference, for screen readers'),
  }),
});

export type KitWords = z.infer<typeof kitWords>;
