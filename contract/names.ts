import { z } from 'zod';
import { PLACEHOLDER } from './fill.ts';
import { LANGS, type Lang } from './lang.ts';
import { isText, type Text, text } from './text.ts';

/** The fields of `content/brand.yaml` by which everything else calls the company and what it makes. */
export const namesOfBrand = {
  name: z
    .string()
    .min(1)
    .describe('The product’s name, `{product}` in texts, as it begins every page title'),
  company: text(60).describe('What the company calls itself in a sentence: `{company}` in texts'),
  legalName: text(120),
};

/** The names as a brand file has them, whatever else stands in it. */
export const brandNames = z.looseObject(namesOfBrand);

export type BrandNames = z.infer<typeof brandNames>;

/**
 * A name in a sentence. Thai has no spaces between words, but a Latin name has them around it.
 * @param before, after what stands beside it
 */
function setApart(name: string, before: string, after: string): string {
  const isApart = (one: string, other: string) =>
    /\p{Script=Latin}$/u.test(one) !== /\p{Script=Latin}$/u.test(other) &&
    /[\p{L}\p{M}]$/u.test(one) &&
    /[\p{L}\p{M}]$/u.test(other);
  const first = name.slice(0, 1);
  return `${isApart(before, first) ? ' ' : ''}${name}${isApart(name, after) ? ' ' : ''}`;
}

/** Words of one language with the brand's names in the place of `{company}` and `{product}`. */
export function nameIn(words: string, lang: Lang, { name, company }: BrandNames): string {
  const names: Record<string, string> = { product: name, company: company[lang] };
  return words.replace(PLACEHOLDER, (whole, key: string, index: number) => {
    const said = names[key];
    if (said === undefined) return whole;
    const end = index + whole.length;
    return setApart(said, words.slice(0, index).slice(-1), words.slice(end, end + 1));
  });
}

/** Content with the brand's names in the place of `{company}` and `{product}`, in every text and language. */
export function withNames<T>(content: T, names: BrandNames): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (!isText(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
    }
    return Object.fromEntries(
      LANGS.map((lang) => [lang, nameIn(value[lang], lang, names)]),
    ) as Text;
  };
  return walk(content) as T;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text says a name; a Latin one has to stand as a word of its own. */
const says = (words: string, name: string) =>
  /^\p{Script=Latin}/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(words)
    : words.includes(name);

/**
 * What is wrong with words that say a name of the brand: a rebrand is a change of `content/brand.yaml` alone.
 * @returns what to write in its place, or undefined where no name is said
 */
export function saysName(
  words: string,
  { name, company, legalName }: BrandNames,
): string | undefined {
  const legal = Object.values(legalName).find((each) => says(words, each));
  if (legal !== undefined) return `says ${legal}: write {company}`;
  const said = [name, ...Object.values(company)].find((each) => says(words, each));
  return said && `says ${said}: write {company}, or {product} where the product is meant`;
}
