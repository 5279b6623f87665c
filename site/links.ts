import type { Fault } from '../contract/content-wording.ts';
import { didYouMean, oneOf } from '../contract/nearest.ts';

type Path = (string | number)[];

/** A link as it is written, and where. */
interface WrittenLink {
  path: Path;
  url: string;
}

/** The ids that every page has (site/layouts/Document.astro). */
const ON_EVERY_PAGE = ['top', 'content'];

/** Every link within the site that a piece of content has: the fields that are called `url`. */
export function linksIn(written: unknown, path: Path = []): WrittenLink[] {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, child]) => {
    const place = [...path, Array.isArray(written) ? Number(key) : key];
    if (key !== 'url' || typeof child !== 'string') return linksIn(child, place);
    return /^[#/]/.test(child) ? [{ path: place, url: child }] : [];
  });
}

/** An anchor that a section of a page has, and where it is written. */
interface WrittenAnchor {
  path: Path;
  anchor: string;
}

/** The anchors of a page: those of its sections, and of the entries that some of them have. */
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

/** The anchors that a page has more than once: a link would find the first alone. */
export function doubledAnchors(written: unknown): Fault[] {
  const anchors = anchorsIn(written);
  return anchors.flatMap(({ path, anchor }, index) => {
    const first = anchors.findIndex((each) => each.anchor === anchor);
    const message = `\`${anchor}\` stands on this page already`;
    return first === index ? [] : [{ path, message, other: anchors[first]?.path ?? [] }];
  });
}

/**
 * The links of a piece of content that lead nowhere.
 * @param page the English path of the page that it stands on; undefined for what stands on all of them
 * @param anchors the anchors of every address of the site, by its English path; undefined while they cannot be
 *   known, as the page cannot be read
 */
export function deadLinks(
  written: unknown,
  page: string | undefined,
  anchors: ReadonlyMap<string, readonly string[] | undefined>,
): Fault[] {
  return linksIn(written).flatMap(({ path, url }): Fault[] => {
    const [address = '', anchor] = url.split('#');
    const target = address === '' ? page : address;
    if (target === undefined || !anchors.has(target)) {
      return [
        {
          path,
          message: `\`${url}\` leads to no page${didYouMean(target ?? '', [...anchors.keys()])}`,
        },
      ];
    }
    const known = anchors.get(target);
    if (anchor === undefined || known === undefined) return [];
    if ([...known, ...ON_EVERY_PAGE].includes(anchor)) return [];
    const there = known.map((each) => `${address}#${each}`);
    const reason =
      there.length === 0 ? ', which has no anchors' : oneOf(`${address}#${anchor}`, there);
    return [{ path, message: `\`${url}\` is not on ${target}${reason}` }];
  });
}

/** The page that a page says it is another view of. */
export function canonicalIn(written: unknown): string | undefined {
  const { canonical } = (written ?? {}) as { canonical?: unknown };
  return typeof canonical === 'string' ? canonical : undefined;
}

/**
 * What is wrong with the page that another one says it is a view of.
 * @param path the English path of the page that says so
 * @param canonicals what each page that visitors are led to is a view of, by its English path; undefined for one that
 *   stands for itself
 */
export function wrongCanonical(
  written: unknown,
  path: string,
  canonicals: ReadonlyMap<string, string | undefined>,
): Fault[] {
  const canonical = canonicalIn(written);
  if (canonical === undefined) return [];
  const fault = (message: string) => [{ path: ['canonical'], message }];
  if (canonical === path) return fault('is this page itself: leave the line out');
  if (!canonicals.has(canonical)) {
    return fault(`\`${canonical}\` is no page${didYouMean(canonical, [...canonicals.keys()])}`);
  }
  const own = canonicals.get(canonical);
  return own === undefined ? [] : fault(`\`${canonical}\` is a view of \`${own}\`: name that one`);
}
