import type { Fault } from '../contract/content-wording.ts';
import { didYouMean, oneOf } from '../contract/nearest.ts';
import { moved } from './moved-addresses.ts';

type Path = (string | number)[];

/** A link as written, and its position in the content. */
interface WrittenLink {
  path: Path;
  url: string;
}

/** The ids that every page has (site/layouts/Document.astro). */
const ON_EVERY_PAGE = ['top', 'content'];

/** Returns every link in a piece of content that stays within the site: the fields named `url`. */
export function linksIn(written: unknown, path: Path = []): WrittenLink[] {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, child]) => {
    const place = [...path, Array.isArray(written) ? Number(key) : key];
    if (key !== 'url' || typeof child !== 'string') return linksIn(child, place);
    return /^[#/]/.test(child) ? [{ path: place, url: child }] : [];
  });
}

/** An anchor of a section, and its position in the content. */
interface WrittenAnchor {
  path: Path;
  anchor: string;
}

/** Returns the anchors of a page: those of its sections, and of the entries in some of them. */
export function anchorsIn(written: unknown): WrittenAnchor[] {
  const { sections } = (written ?? {}) as { sections?: unknown };
  return anchorsOf(sections, ['sections']);
}

function anchorsOf(parts: unknown, place: Path): WrittenAnchor[] {
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part, index) => {
    const { anchor, entries } = (part ?? {}) as { anchor?: unknown; entries?: unknown };
    const path = [...place, index];
    return [
      ...(typeof anchor === 'string' ? [{ path: [...path, 'anchor'], anchor }] : []),
      ...anchorsOf(entries, [...path, 'entries']),
    ];
  });
}

/** Returns the anchors that occur more than once on a page, because a link would only find the first. */
export function doubledAnchors(written: unknown): Fault[] {
  const anchors = anchorsIn(written);
  return anchors.flatMap(({ path, anchor }, index) => {
    const first = anchors.findIndex((each) => each.anchor === anchor);
    const message = `\`${anchor}\` is used twice on this page: rename one`;
    return first === index ? [] : [{ path, message, other: anchors[first]?.path ?? [] }];
  });
}

/**
 * Returns the broken links in a piece of content.
 * @param page the English path of the page with the content; undefined for content on all pages
 * @param anchors the anchors of every address of the site, by its English path; undefined for a page that can't be read
 */
export function deadLinks(
  written: unknown,
  page: string | undefined,
  anchors: ReadonlyMap<string, readonly string[] | undefined>,
): Fault[] {
  return linksIn(written).flatMap(({ path, url }): Fault[] => {
    const [address = '', anchor] = url.split('#');
    const target = address === '' ? page : address;
    const gone = target === undefined || anchors.has(target) ? undefined : moved.get(target);
    if (gone) {
      const other = gone.to === '/' ? 'another page' : `\`${gone.to}\``;
      const message = `\`${url}\` is no longer a page: link to ${other}, or remove the link`;
      return [{ path, message }];
    }
    if (target === undefined || !anchors.has(target)) {
      return [
        {
          path,
          message: `\`${url}\` leads to no page${didYouMean(target ?? '', [...anchors.keys()]) || ': change or remove it'}`,
        },
      ];
    }
    const known = anchors.get(target);
    if (anchor === undefined || known === undefined) return [];
    if ([...known, ...ON_EVERY_PAGE].includes(anchor)) return [];
    const there = known.map((each) => `${address}#${each}`);
    const reason =
      there.length === 0
        ? ', which has no anchors: remove the #'
        : oneOf(`${address}#${anchor}`, there);
    return [{ path, message: `\`${url}\` is not on ${target}${reason}` }];
  });
}

/** Returns the canonical page that a page names. */
export function canonicalIn(written: unknown): string | undefined {
  const { canonical } = (written ?? {}) as { canonical?: unknown };
  return typeof canonical === 'string' ? canonical : undefined;
}

/**
 * Returns the faults of the canonical page that a page names.
 * @param path the English path of the page that names it
 * @param canonicals the canonical page of each listed page, by its English path; undefined for one that is its own
 */
export function wrongCanonical(
  written: unknown,
  path: string,
  canonicals: ReadonlyMap<string, string | undefined>,
): Fault[] {
  const canonical = canonicalIn(written);
  if (canonical === undefined) return [];
  const fault = (message: string) => [{ path: ['canonical'], message }];
  if (canonical === path) return fault('is this page itself: remove the line');
  if (!canonicals.has(canonical)) {
    return fault(`\`${canonical}\` is not a page${didYouMean(canonical, [...canonicals.keys()])}`);
  }
  const own = canonicals.get(canonical);
  return own === undefined ? [] : fault(`\`${canonical}\` is a view of \`${own}\`: use that one`);
}
