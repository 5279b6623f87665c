/**
 * Shows results on the search page while a visitor types. Without this script, the server responds to the submitted
 * form.
 */
import { markdownPath } from '../../contract/markdown-path.ts';
import {
  type LoadedSearchFile,
  loadSearchFile,
  type SearchFile,
} from '../../contract/search/file.ts';
import type { Answer } from '../../contract/search/page-index.ts';
import { linesOf, type PassagePart, passageOf } from '../../contract/search/passage.ts';
import { partsHtml, RESULTS_MAX, resultsHtml, statusOf } from '../../contract/search/results.ts';

/** The pause in typing before anything is announced or loaded, in milliseconds. */
const PAUSE = 250;

const form = document.querySelector<HTMLFormElement>('[data-search-form]');
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const status = document.querySelector<HTMLElement>('[data-search-status]');
const results = document.querySelector<HTMLElement>('[data-search-results]');
if (!form || !field || !status || !results)
  throw new Error('the search form is missing from this page');

let fetching: Promise<LoadedSearchFile> | undefined;
let isReady = false;

/** Loads the search index, once; after a failure it can be tried again. */
function ready(): Promise<LoadedSearchFile> {
  fetching ??= fetch(form?.dataset['searchForm'] ?? '')
    .then((answer) => {
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return answer.json() as Promise<SearchFile>;
    })
    .then((file) => {
      isReady = true;
      return loadSearchFile(file);
    })
    .catch((error) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}

const lines = new Map<string, ReturnType<typeof fetchLines>>();

async function fetchLines(path: string) {
  const answer = await fetch(markdownPath(path));
  return answer.ok ? linesOf(await answer.text()) : [];
}

/** Returns the passage of a page that contains the words; undefined if there is none or the page can't be loaded. */
async function passageFrom(
  path: string,
  words: readonly string[],
): Promise<PassagePart[] | undefined> {
  const fetched = lines.get(path) ?? fetchLines(path);
  lines.set(path, fetched);
  try {
    return passageOf(await fetched, words);
  } catch {
    lines.delete(path);
    return undefined;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** The results that are currently shown. */
let shown: Answer | undefined;

async function answer(): Promise<void> {
  if (!field || !status || !results) return;
  if (!isReady && field.value.trim() !== '') status.textContent = form?.dataset['loading'] ?? '';
  const { index, ...file } = await ready();
  const found = index.search(field.value);
  shown = found;
  results.innerHTML = resultsHtml(found, file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = statusOf(found, file);
    const query = found.query.trim();
    // Lets a visitor who returns from a page, or goes on in another language, find the same results.
    const address = query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`;
    history.replaceState(history.state, '', address);
    void showPassages(found, file.terms);
  }, PAUSE);
}

/** Replaces descriptions with passages. The links stay, and keep the focus. */
async function showPassages(of: Answer, terms: readonly string[]): Promise<void> {
  const items = results?.querySelectorAll('.search-passage');
  await Promise.all(
    of.found.slice(0, RESULTS_MAX).map(async ({ path, words }, place) => {
      const passage = await passageFrom(path, words);
      const item = items?.[place];
      if (passage && item && shown === of) item.innerHTML = partsHtml(passage, terms);
    }),
  );
}

const onInput = () => {
  answer().catch(() => {
    status.textContent = form.dataset['failed'] ?? '';
  });
};

field.addEventListener('input', onInput);
const asked = new URLSearchParams(location.search).get('q');
if (asked && field.value === '') field.value = asked;
// Shows results for what was typed while the index was loading.
const isAnswered = results.hasChildNodes() && field.value === field.defaultValue;
if (field.value.trim() !== '' && !isAnswered) onInput();
// The visitor's next input triggers another attempt.
else ready().catch(() => undefined);
