import { readFileSync } from 'node:fs';
import { FIRST_LANG, type Lang, localizedPath } from '../../../contract/lang.ts';
import { fillNames, findBrandName } from '../../../contract/names.ts';
import { content } from '../../content.ts';
import { addressPaths } from '../../routes.ts';
import type { Pictures } from '../entries.ts';
import { type Body, parseBody } from './parse-body.ts';
import { headingsOf } from './tree.ts';

export interface WithBody {
  /** The folder of its collection in `content/`. */
  collection: string;
  id: string;
  pictures: Pictures;
}

export const bodyFile = ({ collection, id }: Omit<WithBody, 'pictures'>, lang: Lang): string =>
  `content/${collection}/${id}/${lang}.mdx`;

export const readBody = (entry: Omit<WithBody, 'pictures'>, lang: Lang): string =>
  readFileSync(bodyFile(entry, lang), 'utf8');

/** Returns the body of an entry in a language with `{company}` and `{product}` filled in, valid or not. */
export function bodyOf(entry: WithBody, lang: Lang): Body {
  const written = readBody(entry, lang);
  const english = lang === FIRST_LANG ? undefined : bodyOf(entry, FIRST_LANG);
  // The headings of a body that can't be read are unknown.
  if (english?.blocks.length === 0 && english.faults.length > 0) {
    return { blocks: [], links: [], faults: [] };
  }
  const options = {
    pictures: Object.keys(entry.pictures),
    ...(english && { headingIds: headingsOf(english.blocks).map(({ id }) => id) }),
  };
  const body = parseBody(fillNames(written, lang, content.brand), options);
  const bare = written.split('\n').flatMap((line, index) => {
    const message = findBrandName(line, content.brand);
    return message === undefined ? [] : [{ line: index + 1, message }];
  });
  return { ...body, faults: [...bare, ...body.faults] };
}

/** Returns the first paragraph of a body, if it begins with one. */
export const openingOf = (entry: WithBody, lang: Lang) =>
  bodyOf(entry, lang)
    .blocks.filter((block) => block.type === 'paragraph')
    .slice(0, 1);

/** Returns the address of a link of a body in a language; undefined for a page that does not exist yet. */
export const addressIn =
  (lang: Lang) =>
  (url: string): string | undefined => {
    if (!url.startsWith('/')) return url;
    const [path = ''] = url.split('#');
    return addressPaths.has(path) ? localizedPath(lang, url) : undefined;
  };
