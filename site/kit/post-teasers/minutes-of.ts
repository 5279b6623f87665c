import type { Lang } from '../../../contract/lang.ts';
import { readingMinutes } from '../../collections/body/reading-time.ts';

/** How many minutes it takes to read a post; undefined for one without a page, as the kit's examples are. */
export const minutesOf = (
  { id, url }: { id: string; url?: string | undefined },
  lang: Lang,
): number | undefined => (url === undefined ? undefined : readingMinutes('posts', id, lang));
