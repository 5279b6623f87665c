import { z } from 'zod';
import { PLACEHOLDER } from './fill.ts';
import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { line, rewrite, text } from './text.ts';

/** A name that is the same in every language, or has a form in each; as a record over the languages in either case. */
const nameByLanguage = z.union([
  line(40).transform(
    (name) => Object.fromEntries(LANGS.map((lang) => [lang, name])) as Record<Lang, string>,
  ),
  text(40),
]);

/** The fields of `content/brand.yaml` that hold the names of the company and its product. */
export const brandNameFields = {
  name: nameByLanguage.describe(
    'The product’s name: `{product}` in texts, and the start of every page title; one for all languages, or one per language',
  ),
  company: text(60).describe('The company’s name in a sentence: `{company}` in texts'),
  legalName: text(120),
};

const inSomeLanguages = z.record(z.string(), z.string());

/** The names in a brand file; other fields and missing languages are allowed. */
export const brandNames = z.looseObject({
  name: z.union([z.string().transform((name) => ({ [FIRST_LANG]: name })), inSomeLanguages]),
  company: inSomeLanguages,
  legalName: inSomeLanguages,
});

export type BrandNames = z.infer<typeof brandNames>;

/**
 * Returns a name for use in a sentence. Thai has no spaces between words, but a Latin name has spaces around it.
 * @param before, after the adjacent text
 */
function addSpaces(name: string, before: string, after: string): string {
  const needsSpace = (one: string, other: string) =>
    /\p{Script=Latin}$/u.test(one) !== /\p{Script=Latin}$/u.test(other) &&
    /[\p{L}\p{M}]$/u.test(one) &&
    /[\p{L}\p{M}]$/u.test(other);
  const first = name.slice(0, 1);
  return `${needsSpace(before, first) ? ' ' : ''}${name}${needsSpace(name, after) ? ' ' : ''}`;
}

/** Replaces `{company}` and `{product}` with the brand's names in words of one language. */
export function fillNames(words: string, lang: Lang, { name, company }: BrandNames): string {
  // A language without a name uses the name in the first language.
  const nameIn = (all: Record<string, string>) => all[lang] ?? all[FIRST_LANG];
  const names: Record<string, string | undefined> = {
    product: nameIn(name),
    company: nameIn(company),
  };
  return words.replace(PLACEHOLDER, (whole, key: string, index: number) => {
    const found = names[key];
    if (found === undefined) return whole;
    const end = index + whole.length;
    return addSpaces(found, words.slice(0, index).slice(-1), words.slice(end, end + 1));
  });
}

/** Replaces `{company}` and `{product}` with the brand's names in every text and language. */
export const fillAllNames = <T>(content: T, names: BrandNames): T =>
  rewrite(content, (words, lang) => fillNames(words, lang, names));

/** Returns a name with the characters that have a meaning in a pattern escaped. */
export const escapeRegExp = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text contains a name; a Latin name must be a separate word. */
const containsName = (words: string, name: string) =>
  /^\p{Script=Latin}/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'u').test(words)
    : words.includes(name);

/**
 * Checks words for a name of the brand, because a rebrand must only change `content/brand.yaml`.
 * @returns the placeholder to use instead; undefined if no name is found
 */
export function findBrandName(words: string, { name, company, legalName }: BrandNames) {
  const legal = Object.values(legalName).find((each) => containsName(words, each));
  if (legal !== undefined) return `says ${legal}: write {company}`;
  const found = [...Object.values(name), ...Object.values(company)].find((each) =>
    containsName(words, each),
  );
  return found && `says ${found}: write {company}, or {product} where the product is meant`;
}
