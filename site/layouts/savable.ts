import type { SiteItem } from '../../contract/api/saved.ts';
import type { SavedKind } from '../../contract/api/saved-kinds.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize, type Text } from '../../contract/text.ts';
import { canonicalOf } from '../canonical.ts';
import { courses } from '../collections/courses/index.ts';
import { entryOf } from '../collections/define-collection.ts';
import { entryPages } from '../collections/pages.ts';
import { posts } from '../collections/posts/index.ts';
import { content } from '../content.ts';
import { linkIn } from '../languages-of.ts';
import { pages } from '../pages-of-content.ts';
import type { Things } from '../session/things.ts';
import { coverAddress, coverOf } from '../ui/cover/cover.ts';
import { weaveAddress } from '../ui/loom/image.ts';
import type { Weave } from '../ui/loom/weave.ts';
import { type PhotoInAllLanguages, photoAddress } from '../ui/photo/photo.ts';
import { clothOf } from './frame.ts';

/** An item that can be saved, with the English path of its page. */
interface Savable extends SiteItem {
  path: string;
  title: Text;
  weave: Weave;
  photo?: PhotoInAllLanguages | undefined;
}

/** The kind under which entries of each collection are saved. Entries of other collections can't be saved. */
const KIND_OF: Readonly<Record<string, SavedKind>> = {
  posts: 'post',
  projects: 'case',
  courses: 'course',
};

/** The kinds of offers that are products. */
const PRODUCTS = new Set<string | undefined>(['product', 'software', 'app']);

const entries = entryPages.flatMap(({ collection, id, path, title, weave, photo }): Savable[] => {
  const kind = KIND_OF[collection];
  if (kind === undefined) return [];
  // The title of a course's page says that it is a course. In a list of several kinds that would be redundant.
  const course = kind === 'course' ? entryOf(courses, id) : undefined;
  return [{ kind, thing: id, path, title: course?.title ?? title, weave, photo }];
});

/** A product is identified by its offer, whose id stays the same even if its page changes. */
const products = Object.entries(pages).flatMap(([path, { subject }]): Savable[] => {
  const id = typeof subject === 'object' ? subject.offer : undefined;
  const offer = id === undefined ? undefined : content.offers[id];
  const weave = clothOf.get(path);
  if (id === undefined || !offer || !weave || !PRODUCTS.has(offer.kind)) return [];
  return [{ kind: 'product', thing: id, path, title: offer.name, weave }];
});

/** Everything on the site that can be saved. */
export const savables: readonly Savable[] = [...entries, ...products];

const byPath = new Map(savables.map((each) => [each.path, each]));

/** Returns what can be saved from the page at an English path, as in `post/reading-thai-invoices`. */
export function savableAt(path: string): string | undefined {
  const found = byPath.get(canonicalOf(path));
  return found && `${found.kind}/${found.thing}`;
}

/** Returns everything that can be saved, in one language. */
export function thingsIn(lang: Lang): Things {
  const things: Things = { post: {}, case: {}, course: {}, product: {} };
  for (const { kind, thing, path, title, weave, photo } of savables) {
    const post = kind === 'post' ? entryOf(posts, thing) : undefined;
    const cover = post && coverOf(post);
    const picture = photo ? photoAddress(photo, 'avif', 480) : cover && coverAddress(cover);
    things[kind][thing] = {
      title: localize(title, lang),
      url: linkIn(lang, path),
      picture: picture ?? weaveAddress(weave),
      isCloth: !picture,
    };
  }
  return things;
}
