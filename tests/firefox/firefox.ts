import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/browser.ts';
import { serveBuilt } from '../../tools/serve-built.ts';
import { siteDir } from '../tested-site.ts';

/** A page and Firefox’s complaints in it since they were last read. */
export interface Visit {
  page: Page;
  status: number | undefined;
  complaints: string[];
}

/** Preferences that keep Firefox to one content process, because each takes as long to start as a page to load. */
const ONE_PROCESS = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.webextensions.remote': false,
  'fission.autostart': false,
  'layout.frame_rate': 10,
};

/** Starts Firefox with one tab, controlled by WebDriver BiDi, and serves the tested site to it. */
export async function openFirefox() {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    throw new Error('No Firefox found. Install it as your system does (or set FIREFOX_PATH).');
  }
  const site = await serveBuilt({ siteDir });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: ONE_PROCESS,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const visit: Visit = { page, status: undefined, complaints: [] };
  let address = '';
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) visit.complaints.push(message.text());
  });
  page.on('pageerror', (error) => visit.complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== address)
      visit.complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return {
    site,
    visit,
    /** Shows a page at a width; loads it unless it is already open. */
    async open(path: string, width: number): Promise<Page> {
      await page.setViewport({ width, height: 900 });
      if (address === site.url + path) return page;
      address = site.url + path;
      visit.status = (await page.goto(address))?.status();
      return page;
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}
