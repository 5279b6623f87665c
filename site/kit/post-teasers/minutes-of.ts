import type { Lang } from '../../../contract/lang.ts';
import { readingMinutes } from '../../collections/body/reading-time.ts';

/** Returns the reading time of a post in minutes; undefined for one without a page, such as the kit's examples. */
export const minutesOf = (
  { id, url }: { id: string; url?: string | undefined },
  lang: Lang,
): number | undefined => (url === undefined ? undefined : readingMinutes('posts', id, lang));
