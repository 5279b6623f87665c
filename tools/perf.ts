/**
 * `npm run perf -- [path…] [--runs 5] [--only lighthouse|first-use]`
 * Measures built pages as a slow phone gets them, beside their floor (see `perf/floor.ts`), in
 * interleaved runs, and the first use of the controls. Prints medians with least and
 * greatest; the raw results go to `reports/perf/`. Says nothing by its exit code but that it ran.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnSignals } from './end-on-signals.ts';
import { pageName } from './page-name.ts';
import { firstUses } from './perf/first-use.ts';
import { buildFloor } from './perf/floor.ts';
import { categories, runLighthouse, type Throttling } from './perf/lighthouse.ts';
import { bytesLine, firstUseTable, metricsTable, type Runs, scoresLine } from './perf/report.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const folder = resolve(import.meta.dirname, '../reports/perf');
const { paths, runs, only } = readArguments();

endOnSignals();
await mkdir(folder, { recursive: true });
if (only !== 'first-use') await compareWithFloor();
if (only !== 'lighthouse') await measureFirstUses();
console.log(`\nRaw results: ${folder}`);

async function compareWithFloor(): Promise<void> {
  const floorDir = await buildFloor(builtSiteDir, paths);
  const site = await serveBuilt();
  const floor = await serveBuilt({ siteDir: floorDir });
  try {
    for (const path of paths) {
      const urls = { page: site.url + path, floor: floor.url + path };
      // The servers' first answers are not the page's fault.
      await Promise.all(Object.values(urls).map((url) => fetch(url)));
      const simulated = await interleaved(path, urls, 'simulated');
      const applied = await interleaved(path, urls, 'applied');
      console.log(`\n${path}, ${runs} runs\n`);
      console.log(
        `${metricsTable('simulated', simulated)}\n\n${metricsTable('applied', applied)}\n`,
      );
      console.log(scoresLine(simulated.page));
      for (const lhr of simulated.page.slice(0, 1)) console.log(bytesLine(lhr));
    }
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
}

/** Page, floor, page, floor …, so that whatever else the machine does falls on both alike. */
async function interleaved(
  path: string,
  urls: { page: string; floor: string },
  throttling: Throttling,
): Promise<Runs> {
  const results: Runs = { page: [], floor: [] };
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

async function measureFirstUses(): Promise<void> {
  const site = await serveBuilt();
  try {
    for (const path of paths) {
      const uses = await firstUses(site.url + path, runs);
      await save(`${pageName(path)}-first-use`, uses);
      console.log(`\n${path}, ${runs} runs, applied throttling\n\n${firstUseTable(uses)}`);
    }
  } finally {
    await site.stop();
  }
}

async function save(name: string, results: object): Promise<void> {
  await writeFile(join(folder, `${name}.json`), JSON.stringify(results, null, 1));
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const { only } = values;
  if (only && !['lighthouse', 'first-use'].includes(only)) {
    throw new Error('--only takes lighthouse or first-use');
  }
  return { paths: positionals.length > 0 ? positionals : ['/', '/th/'], runs, only };
}
