import type { Lang } from '../../../contract/lang.ts';
import type { EntrySchema } from '../../collections/entries.ts';
import type { EntryPage } from '../../collections/pages.ts';
import { bodyFor, entryIn } from './body-for.ts';
import { courseLayout } from './CoursePage.tsx';
import type { EntryLayout } from './define-layout.ts';
import { episodeLayout } from './EpisodePage.tsx';
import { jobLayout } from './JobPage.tsx';
import { noticeLayout } from './NoticePage.tsx';
import { postLayout } from './PostPage.tsx';
import { projectLayout } from './ProjectPage.tsx';

const LAYOUTS = [
  courseLayout,
  episodeLayout,
  jobLayout,
  noticeLayout,
  postLayout,
  projectLayout,
] as unknown as EntryLayout<EntrySchema>[];

/**
 * Returns the layout of an entry's page, and what it shows.
 * @throws Error if its collection has none
 */
export function layoutOf(page: EntryPage, lang: Lang) {
  const layout = LAYOUTS.find(({ collection }) => collection.name === page.collection);
  if (!layout) throw new Error(`there is no layout for entries of ${page.collection}`);
  const entry = entryIn(layout.collection, page.id, lang);
  return { layout, shown: { entry, lang, body: bodyFor(page, lang, layout.under) } };
}
