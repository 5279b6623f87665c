/**
 * `npm run film`: draws the product film (`tools/film/`) frame by frame and encodes it into
 * `site/public/video/`: weave.webm (VP9), weave.mp4 (H.264) and weave.webp, its poster. Needs ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openScene } from './film/render.ts';

const SECONDS = 25;
const FRAMES_PER_SECOND = 25;
const FOLDER = 'site/public/video';

/** The most that one format may weigh, in kB. */
const MOST = 700;

/** What each format is made with. */
const FORMATS = {
  webm: ['libvpx-vp9', '-b:v', '218k', '-deadline', 'good', '-cpu-used', '1', '-g', '250'],
  mp4: ['libx264', '-b:v', '218k', '-preset', 'veryslow', '-tune', 'animation', '-refs', '4'],
} as const;

const ffmpeg = (args: readonly string[]) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });

async function ended(program: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const folder = await mkdtemp(join(tmpdir(), 'film-'));
const film = join(folder, 'film.mkv');
let scene: Awaited<ReturnType<typeof openScene>> | undefined;
try {
  scene = await openScene();
  await mkdir(FOLDER, { recursive: true });
  const poster = sharp(await scene.frame('poster')).webp({ lossless: true, effort: 6 });
  await poster.toFile(`${FOLDER}/weave.webp`);

  const pictures = ['-f', 'image2pipe', '-c:v', 'png', '-r', `${FRAMES_PER_SECOND}`, '-i', '-'];
  const lossless = ffmpeg([...pictures, '-c:v', 'libx264rgb', '-qp', '0', film]);
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    const picture = await scene.frame(frame / FRAMES_PER_SECOND);
    if (!lossless.stdin.write(picture)) await once(lossless.stdin, 'drain');
  }
  lossless.stdin.end();
  await ended(lossless);

  for (const [format, codec] of Object.entries(FORMATS)) {
    // The colours of HD video, which browsers assume.
    const bt709 = ['colorspace', 'color_primaries', 'color_trc'].flatMap((of) => [
      `-${of}`,
      'bt709',
    ]);
    const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...bt709];
    const common = ['-i', film, ...colours, '-pix_fmt', 'yuv420p', '-c:v', ...codec];
    const log = ['-passlogfile', join(folder, format)];
    const file = `${FOLDER}/weave.${format}`;
    await ended(ffmpeg([...common, ...log, '-pass', '1', '-f', 'null', '-']));
    await ended(ffmpeg([...common, ...log, '-pass', '2', '-movflags', '+faststart', file]));
  }
  for (const format of ['webp', ...Object.keys(FORMATS)]) {
    const { size } = await stat(`${FOLDER}/weave.${format}`);
    const weight = Math.round(size / 1024);
    console.log(`${FOLDER}/weave.${format} ${weight} kB`);
    if (weight > MOST) throw new Error(`weave.${format} weighs more than ${MOST} kB`);
  }
} finally {
  await scene?.close();
  await rm(folder, { recursive: true });
}
