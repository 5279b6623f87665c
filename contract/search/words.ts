import { z } from 'zod';
import { counted, type Localized, sentence, text } from '../text.ts';

/** The texts of results, on the server and in the browser. */
const answers = z.strictObject({
  found: counted(80),
  some: counted(120).describe('If no page has all of the words but this many have some of them'),
  best: sentence(160, 'count').describe('If there are more results than shown'),
  nothing: sentence(120, 'query'),
  advice: text(240).describe('Advice for a visitor without results'),
  suggestion: sentence(80, 'words').describe('Links to the suggested query'),
  busy: text(160).describe('If a visitor has searched too often in a short time'),
});

/** A group of pages for visitors who don't know what to search for; the build checks its addresses. */
const way = z.strictObject({
  label: text(40),
  detail: text(100),
  url: z.string(),
  links: z
    .array(z.strictObject({ label: text(60), url: z.string() }))
    .min(2)
    .max(4)
    .describe('Popular pages of the group'),
});

/** The texts of the search page. Source: `content/search.yaml`. */
export const searchWords = z.strictObject({
  title: text(60),
  description: text(160),
  heading: sentence(80, 'count').describe('The number of pages searched'),
  label: text(60).describe('Label of the field'),
  placeholder: text(40),
  submit: text(24),
  hint: text(160),
  loading: text(80),
  failed: text(160).describe(
    'If the index could not be fetched, so there are no results while typing',
  ),
  kept: text(240).describe('Says what is stored of a search'),
  kinds: z
    .record(z.string(), text(24))
    .describe(
      'The kind of a page by the collection of its entry; `page` and `account` for the others',
    ),
  tryHeading: text(60),
  tries: z.array(text(32)).min(3).max(9).describe('Words on the site to try first'),
  waysHeading: text(60),
  ways: z.array(way).min(2).max(6),
  askHeading: text(60).describe('Above the ways to contact a person'),
  answers,
});

/** The texts of results in one language. */
export type AnswerWords = Localized<z.infer<typeof answers>>;
