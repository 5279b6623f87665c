import { z } from 'zod';
import { counted, type Localized, sentence, text } from '../text.ts';

/** What is said of results, wherever they are made: on the server or in the browser. */
const answers = z.strictObject({
  found: counted(80),
  some: counted(120).describe('No page has all of the words, and so many have some'),
  best: sentence(160, 'count').describe('There are more than are shown'),
  nothing: sentence(120, 'query'),
  advice: text(240).describe('What somebody can do who has found nothing'),
  suggestion: sentence(80, 'words').describe('Leads to what was perhaps meant'),
  busy: text(160).describe('Somebody has searched too often in too short a time'),
});

/** A group of pages that is worth a visit when one does not know what to search for; its addresses are checked by the build. */
const way = z.strictObject({
  label: text(40),
  detail: text(100),
  url: z.string(),
  links: z
    .array(z.strictObject({ label: text(60), url: z.string() }))
    .min(2)
    .max(4)
    .describe('Pages of it that people look for'),
});

/** The words of the search page. Source: `content/search.yaml`. */
export const searchWords = z.strictObject({
  title: text(60),
  description: text(160),
  heading: sentence(80, 'count').describe('How many pages are searched'),
  label: text(60).describe('Names the field'),
  placeholder: text(40),
  submit: text(24),
  hint: text(160),
  loading: text(80),
  failed: text(160).describe(
    'The index could not be fetched, so that there is nothing while one types',
  ),
  kept: text(240).describe('What is kept of a search'),
  kinds: z
    .record(z.string(), text(24))
    .describe(
      'What a page is, by the collection of its entry; `page` and `account` for the others',
    ),
  tryHeading: text(60),
  tries: z.array(text(32)).min(3).max(9).describe('Words that are on the site, to begin with'),
  waysHeading: text(60),
  ways: z.array(way).min(2).max(6),
  askHeading: text(60).describe('Before the ways to reach a person'),
  answers,
});

/** The words of results in one language. */
export type AnswerWords = Localized<z.infer<typeof answers>>;
