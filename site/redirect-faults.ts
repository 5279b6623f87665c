import type { Fault } from '../contract/content-wording.ts';
import { comparable, FOLDER } from '../contract/redirects.ts';
import { deadLinks } from './links.ts';
import type { Redirects } from './words/redirects.ts';

/**
 * Returns the faults of redirects: an address that is a page or is listed twice, and a target that doesn't exist or is
 * redirected itself. Without these there are no chains and no loops.
 * @param anchors the anchors of every address of the site, by its English path
 */
export function redirectFaults(
  redirects: Redirects,
  anchors: ReadonlyMap<string, readonly string[] | undefined>,
): Fault[] {
  const pages = new Set([...anchors.keys()].map(comparable));
  const old = redirects.map(({ from }) => comparable(from));
  return redirects.flatMap(({ from, to }, index): Fault[] => {
    const fault = (field: string, message: string) => ({ path: [index, field], message });
    const first = old.indexOf(comparable(from));
    if (first !== index) {
      return [
        { ...fault('from', `\`${from}\` is redirected twice: remove one`), other: [first, 'from'] },
      ];
    }
    if (pages.has(comparable(from))) {
      return [fault('from', `\`${from}\` is a page: rename the page, or remove this line`)];
    }
    const next = redirects[old.indexOf(comparable(to))];
    if (next) return [fault('to', `\`${to}\` is redirected to \`${next.to}\`: lead there at once`)];
    if (FOLDER.test(to)) {
      const folder = to.replace(FOLDER, '/');
      return [...anchors.keys()].some((path) => path.startsWith(folder))
        ? []
        : [fault('to', `no page is below \`${folder}\`: lead to a page`)];
    }
    return deadLinks({ url: to }, undefined, anchors).map(({ message }) => fault('to', message));
  });
}
