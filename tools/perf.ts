/**
 * `npm run perf -- [path…] [--beside URL]…` Measures built pages on a simulated slow phone and prints medians of five
 * runs with their minimum and maximum, and the targets that are missed, compared with each page's own floor
 * (`perf/floor.ts`) and with the pages at `--beside`:
 * - Lighthouse, with simulated and with applied throttling;
 * - main-thread work until 2.5 s, after loading and at rest (`perf/main-thread.ts`). The exit code only tells whether it
 *   ran.
 */
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { endOnSignals } from './end-on-signals.ts';
import { buildFloor } from './perf/floor.ts';
import {
  categories,
  metricsOf,
  runLighthouse,
  SCORES_AND_BYTES,
  type Throttling,
} from './perf/lighthouse.ts';
import { MAIN_THREAD, watchMainThread } from './perf/main-thread.ts';
import { figuresTable, type Runs } from './perf/report.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const RUNS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string', multiple: true, default: [] } },
});
const paths = positionals.length > 0 ? positionals : ['/', '/th/'];

/** The URLs of a page, of its floor and of the pages beside it, which name themselves. */
type Urls = { page: string; floor: string } & Record<string, string>;

endOnSignals();
await using site = await serveBuilt();
await using floor = await serveBuilt({ siteDir: await buildFloor(builtSiteDir, paths) });
for (const path of paths) {
  console.log(`\n${path}, ${RUNS} runs`);
  const urls: Urls = {
    page: site.url + path,
    floor: floor.url + path,
    ...Object.fromEntries(values.beside.map((url) => [url, url])),
  };
  // The servers' first responses are slow for reasons unrelated to the page.
  await Promise.all(Object.values(urls).map((url) => fetch(url)));
  await compareWithFloor(path, urls);
  const work = await alternate(urls, watchMainThread);
  console.log(`\n${figuresTable('main thread', work, MAIN_THREAD)}`);
}

async function compareWithFloor(path: string, urls: Urls): Promise<void> {
  const simulated = await interleaved(urls, 'simulated');
  const applied = await interleaved(urls, 'applied');
  console.log(`\n${figuresTable('simulated', simulated, metricsOf(path, 'simulated'))}`);
  console.log(`\n${figuresTable('applied', applied, metricsOf(path, 'applied'))}`);
  console.log(`\n${figuresTable('simulated', simulated, SCORES_AND_BYTES)}`);
}

function interleaved(urls: Urls, throttling: Throttling): Promise<Runs<Result>> {
  return alternate(urls, (url) => {
    const all = throttling === 'simulated' && url === urls.page;
    return runLighthouse(url, throttling, all ? categories : ['performance']);
  });
}

/** Alternates between the URLs, so that other load on the machine affects all equally. */
async function alternate<T>(urls: Urls, measure: (url: string) => Promise<T>): Promise<Runs<T>> {
  const results: Runs<T> = { page: [], floor: [] };
  for (let run = 1; run <= RUNS; run++) {
    for (const [name, url] of Object.entries(urls)) {
      results[name] = [...(results[name] ?? []), await measure(url)];
    }
  }
  return results;
}
