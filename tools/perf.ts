/**
 * `npm run perf -- [path…] [--all] [--runs 5] [--only lighthouse|main-thread]`
 * Measures built pages as a slow phone gets them, and prints medians with least and greatest, and what misses
 * its aim (`perf/aims.ts`):
 * - Lighthouse, simulated and really throttled, beside each page's own floor (`perf/floor.ts`);
 * - what the main thread does after loading and at rest, and the floor's long tasks beside it
 *   (`perf/main-thread.ts`).
 * Says nothing by its exit code but that it ran.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { endOnSignals } from './end-on-signals.ts';
import { buildFloor } from './perf/floor.ts';
import { categories, runLighthouse, type Throttling } from './perf/lighthouse.ts';
import { type MainThread, watchMainThread } from './perf/main-thread.ts';
import { bytesLine, mainThreadTable, metricsTable, type Runs, scoresLine } from './perf/report.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const { paths, runs, only } = readArguments();
const measures = (what: string) => only === what || only === undefined;

/** Where a page and its floor are served. */
type Urls = Record<'page' | 'floor', string>;

endOnSignals();
const site = await serveBuilt();
const floor = await serveBuilt({ siteDir: await buildFloor(builtSiteDir, paths) });
try {
  for (const path of paths) {
    console.log(`\n${path}, ${runs} ${runs === 1 ? 'run' : 'runs'}`);
    const urls = { page: site.url + path, floor: floor.url + path };
    // The servers' first answers are not the page's fault.
    await Promise.all(Object.values(urls).map((url) => fetch(url)));
    if (measures('lighthouse')) await compareWithFloor(path, urls);
    if (measures('main-thread')) await measureMainThread(urls);
  }
} finally {
  await Promise.all([site.stop(), floor.stop()]);
}

async function compareWithFloor(path: string, urls: Urls): Promise<void> {
  const simulated = await interleaved(urls, 'simulated');
  const applied = await interleaved(urls, 'applied');
  console.log(`\n${metricsTable('simulated', path, simulated)}`);
  console.log(`\n${metricsTable('applied', path, applied)}`);
  console.log(`\n${scoresLine(simulated.page)}`);
  for (const lhr of simulated.page.slice(0, 1)) console.log(bytesLine(lhr));
}

/** Page, floor, page, floor …, so that whatever else the machine does falls on both alike. */
async function interleaved(urls: Urls, throttling: Throttling): Promise<Runs<Result>> {
  const results: Runs<Result> = { page: [], floor: [] };
  for (let run = 1; run <= runs; run++) {
    for (const kind of ['page', 'floor'] as const) {
      const all = throttling === 'simulated' && kind === 'page';
      const asked = all ? categories : (['performance'] as const);
      results[kind].push(await runLighthouse(urls[kind], throttling, asked));
    }
  }
  return results;
}

async function measureMainThread(urls: Urls): Promise<void> {
  const results: Runs<MainThread> = { page: [], floor: [] };
  for (let run = 1; run <= runs; run++) {
    for (const kind of ['page', 'floor'] as const) {
      results[kind].push(await watchMainThread(urls[kind]));
    }
  }
  console.log(`\n${mainThreadTable(results)}`);
}

/** Every page of the built site, as its sitemap has them. */
function everyPath(): string[] {
  const sitemap = readFileSync(join(builtSiteDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const { only } = values;
  if (only && !['lighthouse', 'main-thread'].includes(only)) {
    throw new Error('--only takes lighthouse or main-thread');
  }
  const asked = positionals.length > 0 ? positionals : ['/', '/th/'];
  return { paths: values.all ? everyPath() : asked, runs, only };
}
