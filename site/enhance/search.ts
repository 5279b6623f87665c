/**
 * Runs on the search page: fetches what answers while a visitor types (search-engine.ts) once they are about to. Where
 * no server has answered, as in the demo, a query in the address is reason enough.
 */

/** The address of `search-engine.ts`, put in at build. */
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
