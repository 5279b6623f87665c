/**
 * `npm run shots -- [path…] [--widths 390,1440] [--demo]` Takes screenshots of built pages into `reports/shots/`: one
 * contact sheet per path and width, with every language in light and dark side by side, and the single pictures. Paths
 * are the English ones. With `--demo`, they are pages of the static demo, signed in to its account, which has samples of
 * everything.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { readContent } from '../contract/content-file.ts';
import { type Lang, localizedPath } from '../contract/lang.ts';
import { FINISHED_LANGS, languageName } from '../contract/languages.ts';
import { demo } from '../site/words/demo.ts';
import { chromiumArgs, chromiumPath } from './browser.ts';
import { endOnSignals } from './end-on-signals.ts';
import { serveBuilt } from './serve-built.ts';
import { serveDemo } from './serve-demo.ts';
import { settle } from './shots/settle.ts';
import { contactSheet } from './shots/sheet.ts';

const folder = resolve(import.meta.dirname, '../reports/shots');
const variants = FINISHED_LANGS.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

const { paths, widths, isDemo } = readArguments();
endOnSignals();
await mkdir(folder, { recursive: true });
await using site = isDemo ? await serveDemo() : await serveBuilt();
await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
for (const path of paths) {
  for (const width of widths) await shootSheet(path, width);
}

async function shootSheet(path: string, width: number): Promise<void> {
  const name = [pageName(path), width, isDemo && 'demo'].filter(Boolean).join('-');
  const pictures = [];
  for (const variant of variants) {
    const file = join(folder, `${name}-${variant.language}-${variant.theme}.png`);
    await shoot({ path, width, file, ...variant });
    console.log(file);
    const language = languageName(variant.language);
    pictures.push({ file, caption: [path, language, variant.theme, `${width} px`].join(' · ') });
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

async function shoot(shot: Shot): Promise<void> {
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
  const page = await context.newPage();
  const path = localizedPath(shot.language, shot.path);
  if (isDemo) await signIn(page, shot.language);
  const response = await page.goto(site.url + path);
  if (!response?.ok()) console.warn(`${path} answers ${response?.status()}`);
  if (isDemo) await page.waitForLoadState('networkidle');
  await settle(page);
  await page.screenshot({ path: shot.file, animations: 'disabled', fullPage: true });
}

/** Signs in to the demo's account. */
async function signIn(page: Page, language: Lang): Promise<void> {
  const { user } = readContent('content/demo.yaml', demo);
  const path = localizedPath(language, '/account/sign-in');
  await page.goto(site.url + path);
  await page.locator('[autocomplete="username"]').fill(user.email);
  await page.locator('[autocomplete="current-password"]').fill(user.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.startsWith(path));
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
      demo: { type: 'boolean', default: false },
    },
  });
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((number) => number > 0)) throw new Error('--widths takes px such as 390,1440');
  return { paths: positionals.length > 0 ? positionals : ['/'], widths, isDemo: values.demo };
}

/** Returns the name for files about a page: `home` for `/`, `th-about-v1` for `/th/about/v1`. */
function pageName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
