/**
 * `npm run shots -- [path…] [--widths 390,1440] [--as newcomer|customer|admin]` Takes screenshots of built pages into `reports/shots/`: one contact sheet per path and
 * width, with every language in light and dark side by side, and the single pictures. Paths are the English ones. With
 * `--as`, an account is signed in: a new account, one with the demo's sample content, or an administrator.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Lang, localizedPath } from '../contract/lang.ts';
import { FINISHED_LANGS, languageName } from '../contract/languages.ts';
import { chromiumArgs, chromiumPath } from './browser.ts';
import { endOnSignals } from './end-on-signals.ts';
import { serveBuilt } from './serve-built.ts';
import { signInAs, viewers } from './shots/account.ts';
import { settle } from './shots/settle.ts';
import { contactSheet } from './shots/sheet.ts';

const folder = resolve(import.meta.dirname, '../reports/shots');
const variants = FINISHED_LANGS.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

const { paths, widths, viewer } = readArguments();
endOnSignals();
await mkdir(folder, { recursive: true });
await using site = await serveBuilt();
const session = viewer && (await signInAs(viewer, site));
await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
for (const path of paths) {
  for (const width of widths) await shootSheet(path, width);
}

async function shootSheet(path: string, width: number): Promise<void> {
  const name = [pageName(path), width, viewer].filter(Boolean).join('-');
  const pictures = [];
  for (const variant of variants) {
    const file = join(folder, `${name}-${variant.language}-${variant.theme}.png`);
    await shoot(browser, { path, width, file, ...variant });
    console.log(file);
    const language = languageName(variant.language);
    const caption = [path, language, variant.theme, `${width} px`, viewer].filter(Boolean);
    pictures.push({ file, caption: caption.join(' · ') });
  }
  const sheet = join(folder, `${name}.png`);
  await contactSheet(pictures, sheet);
  console.log(sheet);
}

interface Shot {
  path: string;
  width: number;
  language: Lang;
  theme: 'light' | 'dark';
  file: string;
}

async function shoot(browser: Browser, shot: Shot): Promise<void> {
  const phone = shot.width < 768;
  await using context = await browser.newContext({
    viewport: { width: shot.width, height: heightFor(shot.width) },
    isMobile: phone,
    hasTouch: phone,
    colorScheme: shot.theme,
    storageState: {
      cookies: [],
      origins: [{ origin: site.url, localStorage: [{ name: 'theme', value: shot.theme }] }],
    },
  });
  if (session) await context.addCookies([{ name: 'session', value: session, url: site.url }]);
  const page = await context.newPage();
  const path = localizedPath(shot.language, shot.path);
  const response = await page.goto(site.url + path);
  if (!response?.ok()) console.warn(`${path} answers ${response?.status()}`);
  if (viewer) await page.waitForLoadState('networkidle');
  await settle(page);
  await page.screenshot({ path: shot.file, animations: 'disabled', fullPage: true });
}

/** Returns the height in px of a common screen of this width. */
function heightFor(width: number): number {
  if (width < 768) return 844;
  if (width < 1280) return 1024;
  return width < 1920 ? 900 : 1080;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '390,1440' },
      as: { type: 'string' },
    },
  });
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((number) => number > 0)) throw new Error('--widths takes px such as 390,1440');
  const viewer = viewers.find((name) => name === values.as);
  if (values.as && !viewer) throw new Error(`--as must be one of ${viewers.join(', ')}`);
  return { paths: positionals.length > 0 ? positionals : ['/'], widths, viewer };
}

/** Returns the name for files about a page: `home` for `/`, `th-about-v1` for `/th/about/v1`. */
function pageName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
