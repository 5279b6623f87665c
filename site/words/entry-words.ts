import { z } from 'zod';
import { sentence, text, texts } from '../../contract/text.ts';
import { callToActionLabel } from './form-words.ts';

/** The texts around the form at the end of an entry’s page. */
const entryForm = z.strictObject({
  heading: text(120),
  lead: text(240),
  submit: callToActionLabel,
});

/** The texts of the pages of entries. Source: `content/entries.yaml`. */
export const entryWords = z.strictObject({
  contents: text(40).describe('The label of a page’s table of contents'),
  code: text(40).describe('The accessible name of a piece of code'),
  table: text(40).describe('The accessible name of a table; followed by its columns'),
  feed: text(60).describe('The title of the feed of posts'),
  posts: z.strictObject({
    ...texts(40, 'author', 'subscribe'),
    neighbours: text(40).describe(
      'The accessible name of the links to the previous and next posts',
    ),
    ...texts(40, 'previous', 'next'),
    related: text(60),
    newsletter: z.strictObject({ heading: text(60), lead: text(160) }),
    views: z
      .array(z.string())
      .min(2)
      .describe('The addresses of the lists of all posts; their labels come from the menu'),
    furtherTitle: sentence(60, 'title', 'number').describe('The title of a further page of a list'),
    furtherDescription: sentence(160, 'title', 'count').describe(
      'Its description in search engines',
    ),
  }),
  notices: z.strictObject({
    inForce: text(40).describe('Before the date'),
    ...texts(40, 'controller', 'registration', 'address'),
    place: text(60).describe('The heading of the location of the server and its backups'),
    email: text(40),
    others: text(40).describe('The accessible name of the links to the other notices'),
  }),
  courses: z.strictObject({
    pageTitle: sentence(40, 'title').describe(
      'The title of its page, because a product may have the same name',
    ),
    ...texts(40, 'facts', 'price', 'level', 'language', 'languages'),
    enrol: text(24),
    readLesson: text(40),
    ...texts(60, 'outcomes', 'needs', 'syllabus'),
    minutes: sentence(24, 'minutes'),
    teacher: text(40),
    ...texts(60, 'lesson', 'others'),
    form: entryForm,
    freeForm: entryForm.describe('The same for a free course'),
    all: text(40).describe('The link to the catalog'),
  }),
  projects: z.strictObject({
    client: text(24),
    was: text(24).describe(
      'The heading above the state before; the next one is for the state after',
    ),
    now: text(24),
    wrong: text(40),
    drawn: sentence(60, 'caption').describe('The subject of a drawing, and its unit'),
    weeks: text(24),
    cost: text(40).describe('The heading above the one-off cost'),
    later: text(40).describe('The heading above the running cost'),
    monthly: sentence(40, 'amount'),
    team: text(40),
    others: text(40).describe('The accessible name of the links to other case studies'),
    all: text(40).describe('The link to all case studies'),
    read: text(40).describe('The link from a slide to its case study'),
    week: sentence(48, 'week', 'name').describe('The week in which a part was migrated'),
    fields: z.strictObject({
      ...texts(32, 'trade', 'food', 'building', 'health'),
    }),
    works: z.strictObject({ answers: text(40), flows: text(40), foundations: text(40) }),
    form: entryForm,
  }),
  episodes: z.strictObject({
    name: text(60).describe('The name of the podcast'),
    description: text(400).describe('The description in podcast directories'),
    feed: text(60).describe('The title of its feed'),
    subscribe: text(60),
    episode: sentence(40, 'number'),
    spoken: text(80).describe('The language and the speakers, beside a player'),
    read: text(40).describe('The link to the transcript of an episode'),
    synthetic: text(240).describe(
      'Says that the voices are synthetic, and in which language they speak',
    ),
    voices: z.strictObject({ first: text(32), second: text(32) }),
    chapters: text(40),
    said: text(60).describe('The heading of the transcript'),
    notes: text(60),
    neighbours: text(40).describe(
      'The accessible name of the links to the previous and next episodes',
    ),
    ...texts(40, 'previous', 'next'),
    all: text(40).describe('The link to all episodes'),
  }),
  jobs: z.strictObject({
    salary: text(40),
    aMonth: text(40).describe('Shown after a salary'),
    ...texts(40, 'place', 'hours', 'employment'),
    employments: z.strictObject({
      ...texts(40, 'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'),
    }),
    until: text(40),
    facts: text(40).describe('The accessible name of the facts'),
    apply: text(24),
    ...texts(60, 'months', 'asked', 'notAsked', 'interview'),
    hear: sentence(120, 'days').describe('The response time after each step'),
    others: text(60),
    example: text(160).describe('Says that the job is only an example'),
    asExample: z
      .strictObject({ until: text(40), apply: text(40) })
      .describe('Replaces the texts of the same name above if the job is an example'),
    form: z.strictObject({
      heading: text(120),
      lead: text(240),
      points: z.array(z.strictObject({ title: text(60), body: text(200) })).max(4),
    }),
  }),
});
