import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/browser.ts';
import { type BuiltSite, serveBuilt } from '../../tools/serve-built.ts';
import { siteDir } from '../tested-site.ts';

/** Starts Firefox, driven over WebDriver BiDi, and serves the tested site to it. */
export async function openFirefox() {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    throw new Error('No Firefox found. Install it as your system does (or set FIREFOX_PATH).');
  }
  const site = await serveBuilt({ siteDir });
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    site,
    open: (path: string, width: number) => open(browser, site, path, width),
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

/** A page, and what Firefox has complained of in it. */
export interface Visit {
  page: Page;
  status: number | undefined;
  complaints: string[];
}

/** Opens a page in a tab of its own, which a visitor who has never been here would see. */
async function open(
  browser: Browser,
  site: BuiltSite,
  path: string,
  width: number,
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    const isItself = response.url() === site.url + path;
    if (response.status() >= 400 && !isItself)
      complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  await page.setViewport({ width, height: 900 });
  const answer = await page.goto(site.url + path);
  return { page, status: answer?.status(), complaints };
}
