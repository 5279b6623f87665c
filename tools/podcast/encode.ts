import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RATE, writeWav } from './wav.ts';

const run = promisify(execFile);

/** Thousands of bits a second. Constant, so that a browser finds every second without reading what is before it. */
const KBITS = 56;

/** What the file says of itself. */
interface Tags {
  title: string;
  album: string;
  track: number;
  comment: string;
}

/**
 * Writes samples as MP3, which every browser and every directory of podcasts takes.
 * @returns how many seconds it runs
 */
export async function encode(samples: Int16Array, file: string, tags: Tags): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'podcast-wav-'));
  const wav = join(folder, 'episode.wav');
  try {
    await writeFile(wav, writeWav(samples));
    await mkdir(dirname(file), { recursive: true });
    await run('lame', [
      ...['--quiet', '-m', 'm', '-q', '2', '--cbr', '-b', `${KBITS}`, '--resample', '22.05'],
      ...['--id3v2-only', '--tt', tags.title, '--tl', tags.album, '--tn', `${tags.track}`],
      ...['--tg', 'Podcast', '--tc', tags.comment, wav, file],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
  return Math.round((100 * samples.length) / RATE) / 100;
}
