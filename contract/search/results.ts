import { html } from 'ghtml';
import { fill } from '../fill.ts';
import { type Lang, localizedPath } from '../lang.ts';
import { fillCount } from '../plural.ts';
import { splitAtUnbreakable } from '../unbreakable.ts';
import type { SearchFile } from './file.ts';
import type { Answer, FoundPage } from './page-index.ts';
import { markWords, type PassagePart } from './passage.ts';
import { SEARCH } from './path.ts';
import type { AnswerWords } from './words.ts';

/** The maximum number of results shown. */
export const RESULTS_MAX = 20;

/**
 * Renders a text with its marks as HTML; everything in it is escaped.
 * @param terms must not be split across lines (thai.md 1)
 */
export function partsHtml(parts: readonly PassagePart[], terms: readonly string[]): string {
  const marked = (from: number, to: number) => {
    let begun = 0;
    return parts
      .map(({ text, isFound }) => {
        const piece = text.slice(Math.max(0, from - begun), Math.max(0, to - begun));
        begun += text.length;
        return isFound && piece !== '' ? html`<mark>${piece}</mark>` : html`${piece}`;
      })
      .join('');
  };
  const cut = splitAtUnbreakable(parts.map(({ text }) => text).join(''), terms);
  let at = 0;
  const pieces = cut.map(({ text, whole }) => {
    const words = marked(at, at + text.length);
    at += text.length;
    return whole ? `<span>${words}</span>` : words;
  });
  return cut.some(({ whole }) => whole)
    ? `<span class="typeset">${pieces.join('')}</span>`
    : pieces.join('');
}

/** Returns the number of results in words, for the live region. */
export function statusOf(
  { found, hasOnlySome, query }: Answer,
  { words, lang }: Pick<SearchFile, 'words' | 'lang'>,
): string {
  if (query.trim() === '') return '';
  if (found.length === 0) return fill(words.nothing, { query: query.trim() });
  const count = fillCount(hasOnlySome ? words.some : words.found, lang, found.length);
  return found.length > RESULTS_MAX
    ? `${count} · ${fill(words.best, { count: RESULTS_MAX })}`
    : count;
}

function resultHtml(
  { path, title, kind, description, words }: FoundPage,
  terms: readonly string[],
  passage: PassagePart[] | undefined,
): string {
  const titleHtml = partsHtml(markWords(title, words), terms);
  const passageHtml = partsHtml(passage ?? markWords(description, words), terms);
  return html`<li class="search-result"><p class="search-kind">${kind}<span class="search-path">${path}</span></p><div><h2><a href="${path}">!${titleHtml}</a></h2><p class="search-passage">!${passageHtml}</p></div></li>`;
}

/** Renders the link to the suggested query within its sentence. */
function suggestionHtml(suggestion: string, words: AnswerWords, lang: Lang): string {
  const [before = '', after = ''] = words.suggestion.split('{words}');
  const address = `${localizedPath(lang, SEARCH)}?q=${encodeURIComponent(suggestion)}`;
  return html`<p class="search-suggestion">${before}<a class="text-link" href="${address}">${suggestion}</a>${after}</p>`;
}

/**
 * Renders the results as HTML. The server writes it into the page, and the browser into the same element; all visitor
 * input is escaped.
 * @param passages one per page, in order; a page without one shows its description
 */
export function resultsHtml(
  answer: Answer,
  { words, terms, lang }: Pick<SearchFile, 'words' | 'terms' | 'lang'>,
  passages: readonly (PassagePart[] | undefined)[] = [],
): string {
  const { found, suggestion, query } = answer;
  if (query.trim() === '') return '';
  const results = found
    .slice(0, RESULTS_MAX)
    .map((page, index) => resultHtml(page, terms, passages[index]));
  return [
    suggestion !== undefined && suggestionHtml(suggestion, words, lang),
    found.length === 0 && html`<p class="search-nothing">${words.advice}</p>`,
    results.length > 0 && `<ol class="search-results">${results.join('')}</ol>`,
  ]
    .filter((part) => part !== false)
    .join('');
}
