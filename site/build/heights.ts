import { existsSync, readFileSync } from 'node:fs';

/**
 * The heights of a page's sections below the first two on a phone and on a desktop, in px without padding, by the path
 * of the page; 0 for a section that the browser would lay out at once anyway: it's near a phone's first screen or has a
 * form.
 */
export type Heights = Record<string, ([phone: number, desktop: number] | 0)[]>;

/** Written by `npm run heights`. */
export const HEIGHTS_FILE = 'site/build/heights.json';

/** Selects the sections that are laid out when they come near the screen (styles/skipped-sections.css). */
export const SKIPPED = [
  'main > [data-section] ~ [data-section] ~ [data-section]',
  'main > :not([data-section], script, link):first-child ~ [data-section]',
  'article > [data-section]',
].join();

export const readHeights = (): Heights =>
  existsSync(HEIGHTS_FILE) ? JSON.parse(readFileSync(HEIGHTS_FILE, 'utf8')) : {};

/** Matches the opening tag of a section up to its style attribute, if it has one, or up to its name. */
const SECTION = /<[a-z]+(?=[^<>]* data-section=)(?:[^<>]*? style="|)/g;

/**
 * Gives each section that is skipped at first its measured height, as styles, and lays out the others.
 * @param name the file of the page, such as `th/pricing.html`
 * @returns the page; unchanged if the number of its sections was another when they were measured
 */
export function setHeights(html: string, name: string, heights: Heights): string {
  const path = `/${name.replace(/(?:(^|\/)index)?\.html$/, '$1')}`;
  const measured = heights[path];
  if (!measured) return html;
  const firstTag = html.indexOf('<', html.indexOf('>', html.indexOf('<main')));
  const sections = [...html.matchAll(SECTION)];
  // A section at the top of the page and the next one are never skipped.
  const firstSkipped = sections[0]?.index === firstTag ? 2 : 0;
  if (sections.length - firstSkipped !== measured.length) return html;
  let section = -1;
  return html.replace(SECTION, (start) => {
    section += 1;
    if (section < firstSkipped) return start;
    const [phone, desktop] = measured[section - firstSkipped] || [];
    const style = phone
      ? `--phone-height:${phone}px;--desktop-height:${desktop}px`
      : 'content-visibility:visible';
    return start.endsWith('"') ? `${start}${style};` : `${start} style="${style}"`;
  });
}
