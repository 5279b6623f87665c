import { z } from 'zod';
import { text } from '../../contract/text.ts';

/** One entry of the menu with its descendants (spec B6). */
const writtenItem = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/, 'must consist of lowercase letters, digits and hyphens'),
  label: text(60),
  url: z.string().startsWith('/', 'must start with a slash').optional(),
  isTitle: z
    .boolean()
    .default(false)
    .describe(
      'Whether it is a group of the bar and the side panel; other entries are shown small below the groups',
    ),
  isHeading: z.boolean().default(false).describe('A heading within a group, not a link'),
  isNew: z.boolean().default(false),
  covers: z
    .array(z.string().regex(/^\/[a-z0-9-]+\/$/, 'must be an address prefix, as in `/about/`'))
    .default([])
    .describe(
      'The address prefixes of further pages that belong to it without being entries: case studies, jobs',
    ),
  hasImage: z.boolean().default(false),
  target: z.enum(['_self', '_blank']).default('_self'),
  get children() {
    return z.array(writtenItem).default([]);
  },
});

type WrittenItem = z.output<typeof writtenItem>;

/** A menu entry as the site uses it, which also knows its parent. */
export interface MenuItem extends Omit<WrittenItem, 'children'> {
  parentKey?: string;
  children: MenuItem[];
}

const withParents = (items: WrittenItem[], parentKey?: string): MenuItem[] =>
  items.map(({ children, ...item }) => ({
    ...item,
    ...(parentKey === undefined ? {} : { parentKey }),
    children: withParents(children, item.key),
  }));

/** Returns every entry of a tree in reading order, parents first. */
export const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)]);

type Path = (string | number)[];

/** Returns every entry of a tree with its path in the file. */
const placed = (items: readonly MenuItem[], around: Path = []): { item: MenuItem; path: Path }[] =>
  items.flatMap((item, index) => {
    const path = [...around, index];
    return [{ item, path }, ...placed(item.children, [...path, 'children'])];
  });

/**
 * The whole menu. Keys and addresses are unique, and every entry has a link or children. Source: `content/menu.yaml`.
 */
export const menu = z
  .array(writtenItem)
  .transform((items) => withParents(items))
  .superRefine((items, context) => {
    const entries = placed(items);
    const issue = (path: Path, message: string, other?: Path) =>
      context.addIssue({ code: 'custom', path, message, ...(other ? { params: { other } } : {}) });
    for (const field of ['key', 'url'] as const) {
      const seen = new Map<string, Path>();
      for (const { item, path } of entries) {
        const value = item[field];
        if (value === undefined) continue;
        const other = seen.get(value);
        if (other) issue([...path, field], `the ${field} ${value} is already used`, other);
        else seen.set(value, [...path, field]);
      }
    }
    for (const { item, path } of entries) {
      if (item.url === undefined || item.children.length === 0) continue;
      issue(path, `${item.key} has both a link to ${item.url} and children, which hide it`);
    }
  });

/**
 * Returns the part of the menu to show: entries whose page exists, and groups that contain any.
 * @param paths the English paths of the existing pages
 */
export function offered(items: readonly MenuItem[], paths: ReadonlySet<string>): MenuItem[] {
  return items.flatMap((item) => {
    const children = offered(item.children, paths);
    const leads = item.url !== undefined && paths.has(item.url);
    return leads || children.length > 0 ? [{ ...item, children }] : [];
  });
}
