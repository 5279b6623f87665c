import type { ReactNode } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { Body } from '../collections/body/Body.tsx';
import { courses } from '../collections/courses/index.ts';
import { jobs } from '../collections/jobs/index.ts';
import { notices } from '../collections/notices/index.ts';
import type { EntryPage } from '../collections/pages.ts';
import { posts } from '../collections/posts/index.ts';
import { projects } from '../collections/projects/index.ts';
import { bodyFor, entryIn } from '../layouts/entries/body-for.ts';
import { CourseAims, CourseHeader, Lesson, Syllabus } from '../layouts/entries/CourseParts.tsx';
import { EpisodeHeader, EpisodeNotes, episodeIn, Said } from '../layouts/entries/EpisodeParts.tsx';
import {
  JobAsked,
  JobHeader,
  JobInterview,
  JobMonths,
  JobText,
} from '../layouts/entries/JobParts.tsx';
import { NoticeHeader } from '../layouts/entries/NoticeParts.tsx';
import { PostHeader, PostText } from '../layouts/entries/PostParts.tsx';
import { ProjectHeader, ProjectText } from '../layouts/entries/ProjectParts.tsx';
import { markdownOf } from './markdown-of.ts';

/** Renders what the page of an entry says about the entry itself, by collection. */
const PARTS: Readonly<Record<string, (page: EntryPage, lang: Lang) => ReactNode>> = {
  courses(page, lang) {
    const shown = { course: entryIn(courses, page.id, lang), lang };
    return (
      <>
        <CourseHeader {...shown} />
        <CourseAims {...shown} />
        <Syllabus {...shown} />
        <Lesson lang={lang} body={bodyFor(page, lang, 2)} />
      </>
    );
  },
  episodes(page, lang) {
    const shown = { episode: episodeIn(page.id, lang), lang };
    return (
      <>
        <EpisodeHeader {...shown} />
        <Said {...shown} />
        <EpisodeNotes lang={lang} body={bodyFor(page, lang, 2)} />
      </>
    );
  },
  jobs(page, lang) {
    const shown = { job: entryIn(jobs, page.id, lang), lang };
    return (
      <>
        <JobHeader {...shown} />
        <JobMonths {...shown} />
        <JobText body={bodyFor(page, lang, 1)} />
        <JobAsked {...shown} />
        <JobInterview {...shown} />
      </>
    );
  },
  notices: (page, lang) => (
    <>
      <NoticeHeader notice={entryIn(notices, page.id, lang)} lang={lang} />
      <Body {...bodyFor(page, lang, 1)} />
    </>
  ),
  posts(page, lang) {
    const shown = { post: entryIn(posts, page.id, lang), lang };
    return (
      <>
        <PostHeader {...shown} />
        <PostText {...shown} body={bodyFor(page, lang, 1)} />
      </>
    );
  },
  projects(page, lang) {
    const shown = { project: entryIn(projects, page.id, lang), lang };
    return (
      <>
        <ProjectHeader {...shown} />
        <ProjectText {...shown} body={bodyFor(page, lang, 1)} />
      </>
    );
  },
};

/**
 * Returns the page of an entry as Markdown, which begins with its title.
 * @throws Error if its collection has no page
 */
export function entryMarkdown(page: EntryPage, lang: Lang): string {
  const parts = PARTS[page.collection];
  if (!parts) throw new Error(`entries of ${page.collection} have no page`);
  return markdownOf(parts(page, lang)).replace(/^(?!# )(.+?)\n\n(# [^\n]+)/s, '$2\n\n$1');
}
