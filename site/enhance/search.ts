/**
 * Runs on the search page: loads the search engine (search-engine.ts) once a visitor is about to type. If no server has
 * rendered results, as in the demo, a query in the address also loads it.
 */

/** The address of `search-engine.ts`, set at build time. */
declare const ENGINE_ADDRESS: string;

const form = document.querySelector<HTMLFormElement>('[data-search-form]');
const results = document.querySelector('[data-search-results]');

if (form && results) {
  const begin = () => {
    for (const sign of ['pointerover', 'focusin', 'input']) form.removeEventListener(sign, begin);
    import(/* @vite-ignore */ ENGINE_ADDRESS).catch(() => {
      const status = document.querySelector('[data-search-status]');
      if (status) status.textContent = form.dataset['failed'] ?? '';
    });
  };
  for (const sign of ['pointerover', 'focusin', 'input']) form.addEventListener(sign, begin);
  const isAsked = new URLSearchParams(location.search).get('q')?.trim();
  const isAnswered = results.hasChildNodes();
  if (form.contains(document.activeElement) || (isAsked && !isAnswered)) begin();
}
