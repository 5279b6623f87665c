import { html } from 'ghtml';
import { fill } from '../fill.ts';
import { type Lang, pathIn } from '../lang.ts';
import { fillCount } from '../plural.ts';
import type { Answer, Found } from './index-of-pages.ts';
import { markWords, type PassagePart } from './passage.ts';
import { SEARCH } from './path.ts';
import type { AnswerWords } from './words.ts';

/** How many results are shown. */
export const SHOWN = 20;

/** A text with its marks, as HTML: everything in it is escaped. */
export const partsHtml = (parts: readonly PassagePart[]): string =>
  parts.map(({ text, isFound }) => (isFound ? html`<mark>${text}</mark>` : html`${text}`)).join('');

/** How many pages there are, in words: what is announced. */
export function statusOf({ found, hasOnlySome, query }: Answer, words: AnswerWords, lang: Lang) {
  if (query.trim() === '') return '';
  if (found.length === 0) return fill(words.nothing, { query: query.trim() });
  const count = fillCount(hasOnlySome ? words.some : words.found, lang, found.length);
  return found.length > SHOWN ? `${count}. ${fill(words.best, { count: SHOWN })}` : count;
}

const resultHtml = ({ path, title, kind, description, words }: Found, passage?: PassagePart[]) =>
  html`<li class="search-result"><p class="search-kind">${kind}<span class="search-path">${path}</span></p><div><h2><a href="${path}">!${partsHtml(markWords(title, words))}</a></h2><p class="search-passage">!${partsHtml(passage ?? markWords(description, words))}</p></div></li>`;

/** The link to what was perhaps meant, within its sentence. */
function suggestionHtml(suggestion: string, words: AnswerWords, lang: Lang): string {
  const [before = '', after = ''] = words.suggestion.split('{words}');
  const address = `${pathIn(lang, SEARCH)}?q=${encodeURIComponent(suggestion)}`;
  return html`<p class="search-suggestion">${before}<a class="text-link" href="${address}">${suggestion}</a>${after}</p>`;
}

/**
 * What has been found, as HTML. The server writes it into the page, and the browser in the same place; whatever
 * somebody has typed is escaped.
 * @param passages what is shown of the pages, in their order; the description where there is none yet
 */
export function resultsHtml(
  answer: Answer,
  words: AnswerWords,
  lang: Lang,
  passages: readonly (PassagePart[] | undefined)[] = [],
): string {
  const { found, suggestion, query } = answer;
  if (query.trim() === '') return '';
  const results = found.slice(0, SHOWN).map((page, index) => resultHtml(page, passages[index]));
  return [
    found.length === 0 && html`<p class="search-nothing">${words.advice}</p>`,
    suggestion !== undefined && suggestionHtml(suggestion, words, lang),
    results.length > 0 && `<ol class="search-results">${results.join('')}</ol>`,
  ]
    .filter((part) => part !== false)
    .join('');
}
