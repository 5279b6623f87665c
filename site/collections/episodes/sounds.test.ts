import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../define-collection.ts';
import { episodes } from './index.ts';
import { soundOf } from './sound.ts';

const all = entriesOf(episodes);
const fileOf = (id: string) => `site/public/podcast/${id}.mp3`;

/** Bit rates in kbit/s by the index in the frame header (MPEG-2, layer III). */
const BIT_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Returns the duration in seconds of an MP3 with a constant bit rate, from its first frame and its length. */
function secondsOf(file: Buffer): number {
  const tag = file.toString('latin1', 0, 3) === 'ID3' ? 10 + sizeOfTag(file) : 0;
  expect(file.readUInt16BE(tag) & 0xffe0).toBe(0xffe0);
  const kbits = BIT_RATES[(file[tag + 2] ?? 0) >> 4] ?? 0;
  return ((file.length - tag) * 8) / (kbits * 1000);
}

const sizeOfTag = (file: Buffer) =>
  [6, 7, 8, 9].reduce((size, at) => size * 128 + (file[at] ?? 0), 0);

test('has one sound file per episode', () => {
  const files = readdirSync('site/public/podcast').filter((name) => name.endsWith('.mp3'));
  expect(files.sort()).toEqual(all.map(({ id }) => `${id}.mp3`).sort());
});

describe.each(all.map((episode) => [episode.id, episode] as const))('%s', (id, episode) => {
  const sound = soundOf(episode);

  test('lasts a minute or two and is about as large as a picture or two', () => {
    expect(sound.seconds).toBeGreaterThanOrEqual(60);
    expect(sound.seconds).toBeLessThanOrEqual(120);
    expect(sound.bytes).toBeLessThanOrEqual(700_000);
  });

  test('matches the recorded facts about its file', () => {
    expect(statSync(fileOf(id)).size).toBe(sound.bytes);
    // Frames are whole, and an encoder adds one or two.
    expect(Math.abs(secondsOf(readFileSync(fileOf(id))) - sound.seconds)).toBeLessThan(0.5);
  });

  test('has a time for every line, in order', () => {
    expect(sound.starts).toHaveLength(episode.transcript.length);
    expect(sound.starts).toEqual([...new Set(sound.starts)].sort((one, other) => one - other));
    expect(sound.starts.at(-1)).toBeLessThan(sound.seconds);
  });
});
