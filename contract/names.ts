import { z } from 'zod';
import { PLACEHOLDER } from './fill.ts';
import { FIRST_LANG, type Lang } from './lang.ts';
import { rewrite, text } from './text.ts';

/** The fields of `content/brand.yaml` by which everything else calls the company and what it makes. */
export const namesOfBrand = {
  name: z
    .string()
    .min(1)
    .describe('The product’s name, `{product}` in texts, as it begins every page title'),
  company: text(60).describe('What the company calls itself in a sentence: `{company}` in texts'),
  legalName: text(120),
};

const inSomeLanguages = z.record(z.string(), z.string());

/** The names as a brand file has them, whatever else stands in it and whatever languages are missing still. */
export const brandNames = z.looseObject({
  name: z.string(),
  company: inSomeLanguages,
  legalName: inSomeLanguages,
});

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
  // What a draft has no name for yet, it calls as the first language does.
  const called = company[lang] ?? company[FIRST_LANG];
  const names: Record<string, string | undefined> = { product: name, company: called };
  return words.replace(PLACEHOLDER, (whole, key: string, index: number) => {
    const said = names[key];
    if (said === undefined) return whole;
    const end = index + whole.length;
    return setApart(said, words.slice(0, index).slice(-1), words.slice(end, end + 1));
  });
}

/** Content with the brand's names in the place of `{company}` and `{product}`, in every text and language. */
export const withNames = <T>(content: T, names: BrandNames): T =>
  rewrite(content, (words, lang) => nameIn(words, lang, names));

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
