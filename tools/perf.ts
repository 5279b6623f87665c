/**
 * `npm run perf -- [path…] [--all] [--runs 5] [--only lighthouse|main-thread|first-use]`
 * Measures built pages as a slow phone gets them, and prints medians with least and greatest, and what misses
 * its aim (`perf/aims.ts`):
 * - Lighthouse, simulated and really throttled, beside each page's own floor (`perf/floor.ts`);
 * - what the main thread does after loading and at rest, and the floor's long tasks beside it
 *   (`perf/main-thread.ts`);
 * - when asked for: how soon each control answers its first use (`perf/first-use.ts`).
 * The raw results go to `reports/perf/`. Says nothing by its exit code but that it ran.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { endOnSignals } from './end-on-signals.ts';
import { pageName } from './page-name.ts';
import { firstUses } from './perf/first-use.ts';
import { buildFloor } from './perf/floor.ts';
import { categories, runLighthouse, type Throttling } from './perf/lighthouse.ts';
import { type MainThread, watchMainThread } from './perf/main-thread.ts';
import {
  bytesLine,
  firstUseTable,
  mainThreadTable,
  metricsTable,
  type Runs,
  scoresLine,
} from './perf/report.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const folder = resolve(import.meta.dirname, '../reports/perf');
const { paths, runs, only } = readArguments();
const measures = (what: string) => only === what || (only === undefined && what !== 'first-use');

/** Where a page and its floor are served. */
type Urls = Record<'page' | 'floor', string>;

endOnSignals();
await mkdir(folder, { recursive: true });
const site = await serveBuilt();
const floor =
  only === 'first-use'
    ? undefined
    : await serveBuilt({ siteDir: await buildFloor(builtSiteDir, paths) });
try {
  for (const path of paths) {
    console.log(`\n${path}, ${runs} ${runs === 1 ? 'run' : 'runs'}`);
    if (floor) {
      const urls = { page: site.url + path, floor: floor.url + path };
      // The servers' first answers are not the page's fault.
      await Promise.all(Object.values(urls).map((url) => fetch(url)));
      if (measures('lighthouse')) await compareWithFloor(path, urls);
      if (measures('main-thread')) await measureMainThread(path, urls);
    }
    if (measures('first-use')) await measureFirstUses(path);
  }
} finally {
  await Promise.all([site.stop(), floor?.stop()]);
}
console.log(`\nRaw results: ${folder}`);

async function compareWithFloor(path: string, urls: Urls): Promise<void> {
  const simulated = await interleaved(path, urls, 'simulated');
  const applied = await interleaved(path, urls, 'applied');
  console.log(`\n${metricsTable('simulated', path, simulated)}`);
  console.log(`\n${metricsTable('applied', path, applied)}`);
  console.log(`\n${scoresLine(simulated.page)}`);
  for (const lhr of simulated.page.slice(0, 1)) console.log(bytesLine(lhr));
}

/** Page, floor, page, floor …, so that whatever else the machine does falls on both alike. */
async function interleaved(
  path: string,
  urls: Urls,
  throttling: Throttling,
): Promise<Runs<Result>> {
  const results: Runs<Result> = { page: [], floor: [] };
  for (let run = 1; run <= runs; run++) {
    for (const kind of ['page', 'floor'] as const) {
      const all = throttling === 'simulated' && kind === 'page';
      const lhr = await runLighthouse(urls[kind], throttling, all ? categories : ['performance']);
      results[kind].push(lhr);
      await save(`${pageName(path)}-${throttling}-${kind}-${run}`, lhr);
    }
  }
  return results;
}

async function measureMainThread(path: string, urls: Urls): Promise<void> {
  const results: Runs<MainThread> = { page: [], floor: [] };
  for (let run = 1; run <= runs; run++) {
    for (const kind of ['page', 'floor'] as const) {
      results[kind].push(await watchMainThread(urls[kind]));
    }
  }
  await save(`${pageName(path)}-main-thread`, results);
  console.log(`\n${mainThreadTable(results)}`);
}

async function measureFirstUses(path: string): Promise<void> {
  const uses = await firstUses(site.url + path, runs);
  await save(`${pageName(path)}-first-use`, uses);
  console.log(`\n${firstUseTable(uses)}`);
}

async function save(name: string, results: object): Promise<void> {
  await writeFile(join(folder, `${name}.json`), JSON.stringify(results, null, 1));
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
  if (only && !['lighthouse', 'main-thread', 'first-use'].includes(only)) {
    throw new Error('--only takes lighthouse, main-thread or first-use');
  }
  const asked = positionals.length > 0 ? positionals : ['/', '/th/'];
  return { paths: values.all ? everyPath() : asked, runs, only };
}
