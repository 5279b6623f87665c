import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ContentError } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import { LANGS, type Lang, pathIn } from '../../../contract/lang.ts';
import { flatten } from '../../../contract/menu.ts';
import { didYouMean } from '../../../contract/nearest.ts';
import { content } from '../../content.ts';
import { addressPaths, contentFile, contentPaths } from '../../routes.ts';
import { address } from '../../schema.ts';
import { type Body, type BodyFault, parseBody } from './parse-body.ts';
import { bodyFile, readBody } from './read-body.ts';
import { type Block, headingsOf } from './tree.ts';

/** An entry that has a body. */
interface WithBody {
  id: string;
  /** Its product pictures by their names. */
  vignettes?: Readonly<Record<string, unknown>>;
}

/** What a body may say in the place of a name of ours. */
const namesIn = (lang: Lang) => ({
  product: content.brand.name,
  company: lang === 'th' ? content.brand.nativeName : content.brand.name,
});

function bodyIn(collection: string, entry: WithBody, lang: Lang): Body {
  const [first] = LANGS;
  const vignettes = Object.keys(entry.vignettes ?? {});
  const source = fill(readBody(collection, entry.id, lang), namesIn(lang));
  if (lang === first) return parseBody(source, { vignettes });
  const { blocks } = bodyIn(collection, entry, first);
  return parseBody(source, { vignettes, headingIds: headingsOf(blocks).map(({ id }) => id) });
}

/**
 * The body of an entry in a language.
 * @throws ContentError with everything that is wrong with it
 */
export function bodyOf(collection: string, entry: WithBody, lang: Lang): Block[] {
  const { blocks, links, faults } = bodyIn(collection, entry, lang);
  const own = headingsOf(blocks).map(({ id }) => id);
  const dead = links.flatMap(({ url, line }): BodyFault[] => {
    const message = deadLink(url, own);
    return message === undefined ? [] : [{ line, message }];
  });
  const all = [...faults, ...dead].sort((one, other) => one.line - other.line);
  if (all.length === 0) return blocks;
  const file = bodyFile(collection, entry.id, lang);
  throw new ContentError(all.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
}

/** The pages of the menu; one that is still to come may be named, and is no link until it is there. */
const planned = new Set(flatten(content.menu).map(({ url }) => url));

const anchorsOn = (path: string): string[] => {
  const page = parse(readFileSync(contentFile(path), 'utf8')) as {
    sections?: { anchor?: string }[];
  };
  return (page.sections ?? []).flatMap(({ anchor }) => anchor ?? []);
};

/**
 * What is wrong with a link of a body, if anything is.
 * @param own the ids of the body's headings
 */
function deadLink(url: string, own: readonly string[]): string | undefined {
  if (/^(?:https:\/\/|mailto:)/.test(url)) return undefined;
  const { error } = address.safeParse(url);
  if (error) return `\`${url}\`: ${error.issues[0]?.message}`;
  const [path = '', anchor] = url.split('#');
  if (path !== '' && !addressPaths.has(path)) {
    if (planned.has(path)) return undefined;
    return `\`${url}\` leads to no page${didYouMean(path, [...addressPaths])}`;
  }
  if (anchor === undefined) return undefined;
  if (path !== '' && !contentPaths.includes(path)) return undefined;
  const anchors = path === '' ? own : anchorsOn(path);
  if (anchors.includes(anchor)) return undefined;
  return `\`#${anchor}\` is not on the page${didYouMean(anchor, anchors)}`;
}

/** Where a link of a body leads in a language; undefined for a page that is still to come. */
export const addressIn =
  (lang: Lang) =>
  (url: string): string | undefined => {
    if (!url.startsWith('/')) return url;
    const [path = ''] = url.split('#');
    return addressPaths.has(path) ? pathIn(lang, url) : undefined;
  };
