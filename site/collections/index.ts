/** All collections, one per line. Pages, addresses, Markdown and feeds follow from their definitions. */
export { courses } from './courses/index.ts';
export { episodes } from './episodes/index.ts';
export { jobs } from './jobs/index.ts';
export { media } from './media/index.ts';
export { notices } from './notices/index.ts';
export { people } from './people/index.ts';
export { plans } from './plans/index.ts';
export { posts } from './posts/index.ts';
export { projects } from './projects/index.ts';
export { testimonials } from './testimonials/index.ts';
