import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import type { Weave } from '../../contract/weave.ts';
import { PIXELS, weaveWebp } from '../../site/ui/loom/image.ts';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import type { Moment, OpenFilm } from './scene.ts';
import { COLUMNS, ROWS, STAGE } from './stage.ts';

/** The film's cloth. */
const WEAVE: Weave = {
  seed: 2569,
  size: [COLUMNS, ROWS],
  repeat: [80, 20],
  dyes: [
    ...(['cotton', 'ground', 'sky', 'indigo', 'indigo', 'ground', 'turmeric', 'ground'] as const),
    ...(['indigo', 'indigo', 'ground', 'lac'] as const),
  ],
  density: 0.97,
  feather: 1.8,
  centre: [0.5, 0.5],
  fade: 'none',
};

/** The colour of each stitch of a weave as 0xRRGGBB, row by row; null where nothing is woven. */
async function coloursOf(weave: Weave): Promise<(number | null)[]> {
  const { data, info } = await sharp(await weaveWebp(weave))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [columns, rows] = weave.size;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const at = (row * PIXELS.y * info.width + column * PIXELS.x) * 4;
    return data[at + 3] === 0 ? null : data.readUIntBE(at, 3);
  });
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  return output.output[0].code;
}

const fontFace = async (file: string) =>
  `@font-face { font-family: Anuphan; font-weight: 400 600; ${
    file.includes('thai') ? 'unicode-range: U+0E01-0E5B;' : 'unicode-range: U+0020-007E;'
  } src: url(data:font/woff2;base64,${await readFile(file, 'base64')}); }`;

/** Opens the film in a browser, to be looked at frame by frame. */
export async function openScene() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: STAGE });
  const faces = await Promise.all(
    ['site/fonts/anuphan-latin.woff2', 'site/fonts/anuphan-thai.woff2'].map(fontFace),
  );
  await page.setContent(
    `<style>${faces.join('')}</style><canvas width="${STAGE.width}" height="${STAGE.height}"></canvas>`,
  );
  await page.addScriptTag({ type: 'module', content: await bundle('tools/film/scene.ts') });
  const film = await page.evaluateHandle(
    async (cloth) => {
      for (const weight of [400, 500, 600])
        await document.fonts.load(`${weight} 20px Anuphan`, 'Aก');
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const { openFilm } = globalThis as unknown as { openFilm: OpenFilm };
      return { canvas, draw: openFilm(canvas, cloth) };
    },
    await coloursOf(WEAVE),
  );
  return {
    /** The picture of a moment, as PNG. */
    frame: async (moment: Moment): Promise<Buffer> => {
      const picture = await film.evaluate(({ canvas, draw }, at) => {
        draw(at);
        return canvas.toDataURL('image/png');
      }, moment);
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
