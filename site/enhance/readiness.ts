/** The timeout for the response, in milliseconds. */
const PATIENCE = 5000;

type Answer = 'ready' | 'not-ready' | 'unknown';

/**
 * Checks whether the server is ready, on pages that show it. A host without our server doesn't have this address, and
 * then the page claims nothing.
 */
export async function showReadiness(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-readiness]');
  if (!place) return;
  const answer = await ask(place.dataset['readiness'] ?? '');
  for (const said of place.querySelectorAll<HTMLElement>('[data-answer]')) {
    said.hidden = said.dataset['answer'] !== answer;
  }
  const checked = place.querySelector<HTMLElement>('[data-checked]');
  const time = checked?.querySelector('time');
  if (!checked || !time) return;
  const now = new Date();
  const { point = ':', after = '' } = time.dataset;
  time.dateTime = now.toISOString();
  time.textContent = now.toTimeString().slice(0, 5).replace(':', point) + after;
  checked.hidden = false;
}

async function ask(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Only our server responds with JSON; other hosts respond with an error page.
    if (!response.headers.get('content-type')?.includes('json')) return 'unknown';
    return response.ok ? 'ready' : 'not-ready';
  } catch {
    return navigator.onLine ? 'not-ready' : 'unknown';
  }
}
