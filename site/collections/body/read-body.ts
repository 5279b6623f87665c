import { readFileSync } from 'node:fs';
import type { Lang } from '../../../contract/lang.ts';

/** The file that the body of an entry is written in. */
export const bodyFile = (collection: string, id: string, lang: Lang): string =>
  `content/${collection}/${id}/${lang}.mdx`;

/** The body of an entry as it is written. */
export const readBody = (collection: string, id: string, lang: Lang): string =>
  readFileSync(bodyFile(collection, id, lang), 'utf8');
