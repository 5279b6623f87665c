import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { serveBuilt } from '../serve-built.ts';
import { phone } from './conditions.ts';
import { type Range, usedCss } from './used-css.ts';

/**
 * Copies a built site and reduces its pages to their floor: the same HTML without scripts, with only the CSS, inlined,
 * that a phone's screen in the light theme needs from top to bottom (Chromium's CSS coverage). Other widths, themes and
 * states don't count, so the floor is as low as possible and the ratio to it never flatters.
 * @param siteDir the built site
 * @param paths the pages, as addresses on the site
 * @returns the folder of the copy; it is deleted when the process ends
 * @throws if a page has no file, or its floor has no style (then something blocked it)
 */
export async function buildFloor(siteDir: string, paths: readonly string[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lailoom-floor-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await cp(await realpath(siteDir), dir, { recursive: true });
  for (const path of paths) {
    const file = await pageFile(dir, path);
    const html = load(await readFile(file));
    // The policy goes too, because its hashes no longer match.
    html(
      'script, link:is([rel=modulepreload], [as=script], [as=style]), meta[http-equiv=content-security-policy]',
    ).remove();
    const css = await Promise.all(
      html('style, link[rel=stylesheet]').map(async (_, sheet) => {
        const { href, media } = sheet.attribs;
        const text = href ? await readFile(join(dir, href), 'utf8') : html(sheet).text();
        return media ? `@media ${media}{${text}}` : text;
      }),
    );
    html('style, link[rel=stylesheet]').remove();
    const style = html('<style>').text(css.join('\n')).appendTo('head');
    await writePage(file, html.html());
    style.text(usedCss(css.join('\n'), await cssCoverage(dir, path)));
    await writePage(file, html.html());
  }
  return dir;
}

/** Returns the file of a page, built either as `x.html` or as `x/index.html`. */
async function pageFile(dir: string, path: string): Promise<string> {
  const bare = path.replace(/\/$/, '');
  for (const file of [join(dir, bare, 'index.html'), join(dir, `${bare}.html`)]) {
    if (existsSync(file)) return file;
  }
  throw new Error(`The site has no page ${path}`);
}

/** Returns the ranges of the page's inlined style sheet that Chromium used while scrolling down the page. */
async function cssCoverage(siteDir: string, path: string): Promise<Range[]> {
  await using site = await serveBuilt({ siteDir });
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ ...phone, colorScheme: 'light' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('CSS.startRuleUsageTracking');
  await page.goto(site.url + path);
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  const { ruleUsage } = await cdp.send('CSS.stopRuleUsageTracking');
  const used = ruleUsage.filter((rule) => rule.used);
  if (used.length === 0) throw new Error(`The floor of ${path} has no style: is it blocked?`);
  return used.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }));
}

/** Writes a page and its compressed copies, as a build does. */
async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(html));
  await writeFile(`${file}.gz`, await promisify(gzip)(html, { level: 9 }));
}
