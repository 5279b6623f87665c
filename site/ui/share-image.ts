import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { Lang } from '../../contract/lang.ts';
import type { Weave } from '../../contract/weave.ts';
import { logoSvg } from './logo-mark.ts';
import { weavePng } from './loom/image.ts';

const WIDTH = 1200;
const HEIGHT = 630;

const require = createRequire(import.meta.url);
const face = (script: 'latin' | 'thai') => ({
  name: `Anuphan ${script}`,
  weight: 600 as const,
  data: readFileSync(
    require.resolve(`@fontsource/anuphan/files/anuphan-${script}-600-normal.woff`),
  ),
});
const fonts = [face('latin'), face('thai')];

interface Card {
  lang: Lang;
  brand: string;
  heading: string;
  weave: Weave;
}

const dataUri = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** An element in the shape that Satori reads, without JSX, as this is no component of the site. */
const box = (style: Record<string, string | number>, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The picture that other sites show beside a link: the page's heading on its own weave, 1200 by 630 px. */
export async function shareImage({ lang, brand, heading, weave }: Card): Promise<Buffer> {
  const mark = {
    type: 'img',
    props: { src: dataUri('image/svg+xml', logoSvg()), width: 64, height: 64 },
  };
  const words = box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
    },
    [
      box({ alignItems: 'center', gap: 20, fontSize: 40 }, [mark, box({}, brand)]),
      box(
        {
          maxWidth: 760,
          fontSize: heading.length > 60 ? 58 : 68,
          lineHeight: lang === 'th' ? 1.5 : 1.1,
          letterSpacing: lang === 'th' ? 0 : '-0.03em',
          wordBreak: 'keep-all',
        },
        heading,
      ),
    ],
  );
  const svg = await satori(
    box(
      {
        width: WIDTH,
        height: HEIGHT,
        color: '#f3f1ea',
        fontFamily: 'Anuphan latin, Anuphan thai',
        backgroundImage: 'linear-gradient(90deg, rgba(10,13,28,0.92) 45%, rgba(10,13,28,0))',
      },
      words,
    ) as Parameters<typeof satori>[0],
    { width: WIDTH, height: HEIGHT, fonts },
  );
  const cloth = await sharp(await weavePng(weave))
    .resize({ width: 960, height: HEIGHT, fit: 'cover', position: 'right top', kernel: 'nearest' })
    .toBuffer();
  return (
    sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#0a0d1c' },
    })
      .composite([
        { input: cloth, left: WIDTH - 960, top: 0 },
        { input: Buffer.from(svg), left: 0, top: 0 },
      ])
      // A palette would save a third of the bytes, which crawlers read once, and double the time of each build.
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}
