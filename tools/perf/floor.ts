import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { serveBuilt } from '../serve-built.ts';
import { phone } from './conditions.ts';
import { type Range, usedCss, withoutComments } from './used-css.ts';

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
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, file: await pageFile(dir, path) })),
  );
  for (const { file } of pages) {
    await writePage(file, await inlineStyles(dir, withoutScripts(await readFile(file, 'utf8'))));
  }
  for (const { path, file } of pages) {
    const html = await readFile(file, 'utf8');
    const used = await cssCoverage(dir, path);
    await writePage(
      file,
      html.replace(inlined, (_, css) => `<style>${usedCss(css, used)}</style>`),
    );
  }
  return dir;
}

const inlined = /<style>(.*?)<\/style>/s;

/** Returns the file of a page, built either as `x.html` or as `x/index.html`. */
async function pageFile(dir: string, path: string): Promise<string> {
  const bare = path.replace(/\/$/, '');
  for (const file of [join(dir, bare, 'index.html'), join(dir, `${bare}.html`)]) {
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  throw new Error(`The site has no page ${path}`);
}

// The policy is removed too, because its hashes no longer match.
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b[^>]*>/gi, (link) =>
      /rel=["']?modulepreload|\bas=["']?(script|style)\b/i.test(link) ? '' : link,
    )
    .replace(/<meta\b[^>]*http-equiv=["']?content-security-policy\b[^>]*>/gi, '');
}

/** Puts all of the page's CSS, in order, into one `<style>` at the end of the head. */
async function inlineStyles(dir: string, html: string): Promise<string> {
  const sheets: string[] = [];
  let rest = '';
  let end = 0;
  // The styles in <noscript> don't apply when scripts run, so they are skipped.
  const elements = /<noscript\b.*?<\/noscript>|<style\b([^>]*)>(.*?)<\/style>|<link\b([^>]*)>/gis;
  for (const element of html.matchAll(elements)) {
    const [text, styleAttributes, css, linkAttributes] = element;
    const attributes = styleAttributes ?? linkAttributes ?? '';
    const isSheet = css !== undefined || attribute(attributes, 'rel') === 'stylesheet';
    if (!isSheet) continue;
    rest += html.slice(end, element.index);
    end = element.index + text.length;
    const sheet = css ?? (await externalCss(dir, attribute(attributes, 'href') ?? ''));
    const media = attribute(attributes, 'media');
    sheets.push(media ? `@media ${media}{${sheet}}` : sheet);
  }
  rest += html.slice(end);
  const style = `<style>${withoutComments(sheets.join('\n'))}</style>`;
  return rest.replace(/<\/head>|(?=<body\b)/i, (tag) => style + tag);
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Returns a style sheet of the site with its URLs rewritten to work from the page. */
async function externalCss(dir: string, href: string): Promise<string> {
  const { pathname } = new URL(href, 'http://site');
  const css = await readFile(join(dir, pathname), 'utf8');
  return css.replace(/url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g, (_, quote, address) => {
    const { origin, pathname: path, href } = new URL(address, `http://site${pathname}`);
    return `url(${quote}${origin === 'http://site' ? path : href}${quote})`;
  });
}

/** Returns the ranges of the page's inlined style sheet that Chromium used while scrolling down the page. */
async function cssCoverage(siteDir: string, path: string): Promise<Range[]> {
  const site = await serveBuilt({ siteDir });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
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
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Writes a page and its compressed copies, as a build does. */
async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(html));
  await writeFile(`${file}.gz`, await promisify(gzip)(html, { level: 9 }));
}
