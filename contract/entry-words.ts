import { z } from 'zod';
import { sentence, text } from './text.ts';

/** What stands around the form of a course. */
const courseForm = z.strictObject({ heading: text(120), lead: text(240), submit: text(24) });

/** The words of the pages that entries have of their own. Source: `content/entries.yaml`. */
export const entryWords = z.strictObject({
  contents: text(40).describe('Names the list of a page’s headings'),
  code: text(40).describe('Names a piece of code to those who listen'),
  table: text(40).describe('Names a table to those who listen; its columns follow'),
  feed: text(60).describe('What the feed of the posts is called'),
  posts: z.strictObject({
    author: text(40),
    subscribe: text(40),
    neighbours: text(40).describe('Names the links to the posts before and after'),
    previous: text(40),
    next: text(40),
    related: text(60),
    views: z
      .array(z.strictObject({ label: text(40), url: z.string() }))
      .min(2)
      .describe('The ways to see all posts, as links'),
    topicTitle: sentence(60, 'topic').describe('What the page of a topic is called'),
    furtherTitle: sentence(60, 'title', 'number').describe(
      'What a further page of a list is called',
    ),
    furtherDescription: sentence(160, 'title', 'count').describe('What search engines show of it'),
  }),
  notices: z.strictObject({
    inForce: text(40).describe('Before the date'),
    controller: text(40),
    registration: text(40),
    address: text(40),
    place: text(60).describe('Heads where the server and its backups stand'),
    email: text(40),
    others: text(40).describe('Names the links to the other notices'),
  }),
  courses: z.strictObject({
    pageTitle: sentence(40, 'title').describe(
      'What its page is called: a product may have the same name',
    ),
    facts: text(40),
    price: text(40),
    level: text(40),
    language: text(40),
    languages: text(40),
    enrol: text(24),
    readLesson: text(40),
    outcomes: text(60),
    needs: text(60),
    syllabus: text(60),
    minutes: sentence(24, 'minutes'),
    teacher: text(40),
    lesson: text(60),
    others: text(60),
    form: courseForm,
    freeForm: courseForm.describe('The same for a course that costs nothing'),
    all: text(40).describe('Leads to the catalogue'),
  }),
  projects: z.strictObject({
    example: text(160).describe('Says that clients and figures are made up'),
    short: text(24).describe('The same in a word'),
    client: text(24),
    was: text(24).describe('Stands over what it was, as the next one over what it is'),
    now: text(24),
    wrong: text(40),
    weeks: text(24),
    cost: text(40).describe('Stands over what was paid once'),
    later: text(40).describe('Stands over what is paid since then'),
    monthly: sentence(40, 'amount'),
    team: text(40),
    others: text(40).describe('Names the links to other cases'),
    all: text(40).describe('Leads to all cases'),
    read: text(40).describe('Leads from a slide to its case'),
    week: sentence(48, 'week', 'name').describe('In which week a part has moved'),
    fields: z.strictObject({
      trade: text(32),
      food: text(32),
      building: text(32),
      health: text(32),
    }),
    works: z.strictObject({ answers: text(40), flows: text(40), foundations: text(40) }),
    form: z.strictObject({ heading: text(120), lead: text(240), submit: text(24) }),
  }),
  episodes: z.strictObject({
    name: text(60).describe('What the podcast is called'),
    description: text(400).describe('What directories of podcasts say of it'),
    feed: text(60).describe('What its feed is called'),
    subscribe: text(60),
    episode: sentence(40, 'number'),
    synthetic: text(240).describe('Says that nobody has spoken this, and in which language it is'),
    voices: z.strictObject({ first: text(32), second: text(32) }),
    chapters: text(40),
    said: text(60).describe('Heads the transcript'),
    notes: text(60),
    neighbours: text(40).describe('Names the links to the episodes before and after'),
    previous: text(40),
    next: text(40),
    all: text(40).describe('Leads to all episodes'),
  }),
});
