import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Voice } from '../../site/collections/episodes/schema.ts';
import { readWav } from './wav.ts';

const run = promisify(execFile);

/** Who of flite’s own voices speaks, and how much slower than by itself: 1.1 is a tenth. */
const SPEAKERS: Record<Voice, { name: string; stretch: number }> = {
  first: { name: 'slt', stretch: 1.2 },
  second: { name: 'rms', stretch: 1.14 },
};

/** What is missing on this machine to make sound with; nothing when all is there. */
export async function speakerFault(): Promise<string | undefined> {
  for (const [program, option] of [
    ['flite', '-lv'],
    ['lame', '--version'],
  ] as const) {
    const isThere = await run(program, [option]).then(
      () => true,
      () => false,
    );
    if (!isThere) return `${program} is not installed. On Debian: apt-get install flite lame`;
  }
  return undefined;
}

/**
 * What a voice says, as samples of `RATE`.
 * @param file where flite may write
 */
export async function speak(words: string, voice: Voice, file: string): Promise<Int16Array> {
  const { name, stretch } = SPEAKERS[voice];
  // It knows no typographic apostrophe.
  const text = words.replaceAll('’', "'");
  await run('flite', [
    '-voice',
    name,
    '--setf',
    `duration_stretch=${stretch}`,
    '-t',
    text,
    '-o',
    file,
  ]);
  return readWav(await readFile(file));
}
