import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, serveBuilt } from '../../tools/serve-built.ts';
import { siteDir } from '../tested-site.ts';
import { loadsOf } from './loads.ts';
import { bytesOf, pages, tagOf } from './pages.ts';

/** What a first visit may weigh over the wire, in bytes: issue 2, "Must reach". A KB is 1000 bytes. */
const BUDGET = {
  html: 21_000,
  fonts: 60_000,
  /** Scripts until the visitor does something; what is inline counts as HTML. */
  scripts: 12_000,
  /** HTML, sheets, fonts, scripts, every image and icon. */
  firstVisit: 105_000,
  /** Scripts with every island hydrated. */
  allScripts: 90_000,
};

type Weights = Record<keyof typeof BUDGET, number>;

const table: Record<string, Weights> = {};
let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuilt({ siteDir });
});

afterAll(async () => {
  await site?.stop();
  console.table({ ...table, budget: BUDGET });
});

/** How many bytes an answer's body has on the wire, to a browser that reads brotli. */
async function weigh(path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(site.url + path, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
    const body = await buffer(answer);
    if (answer.statusCode === 200) resolve(body.length);
    else reject(new Error(`${path} was answered with ${answer.statusCode}`));
  }).on('error', reject);
  return promise;
}

const weighAll = async (paths: string[]) =>
  (await Promise.all(paths.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);

describe.each(pages)('$file', (page) => {
  const { $, file, path, isAddress } = page;
  let weights: Weights;

  beforeAll(async () => {
    const loads = await loadsOf(page);
    // A page without an address comes in the place of another: it is weighed as the build has left it.
    const html = isAddress ? await weigh(path) : bytesOf(`${file}.br`).length;
    const fonts = await weighAll(loads.fonts);
    const scripts = await weighAll(loads.unprompted);
    const pictures = await weighAll([...loads.images, ...loads.icons]);
    const allScripts = await weighAll(loads.allScripts);
    const sheets = await weighAll(loads.sheets);
    const firstVisit = html + sheets + fonts + scripts + pictures;
    weights = { html, fonts, scripts, firstVisit, allScripts };
    table[file] = weights;
  });

  test.each(Object.keys(BUDGET) as (keyof typeof BUDGET)[])(
    'keeps to its budget for %s',
    (what) => {
      expect(weights[what]).toBeLessThanOrEqual(BUDGET[what]);
      expect(weights[what]).toBeGreaterThan(0);
    },
  );

  test('loads nothing that keeps it from being painted', () => {
    const blocking = $(
      'script[src]:not([type="module"]):not([defer]):not([async]), head link[rel="stylesheet"]',
    )
      .toArray()
      .map((element) => tagOf(page, element));
    expect(blocking).toEqual([]);
    expect($('style').text()).not.toMatch(/@import/);
  });
});
