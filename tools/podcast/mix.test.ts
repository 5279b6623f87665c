import { expect, test } from 'vitest';
import { mix } from './mix.ts';
import { RATE, readWav, writeWav } from './wav.ts';

/** A line that is heard for so many seconds, with silence around it. */
function line(seconds: number, loudness: number): Int16Array {
  const samples = new Int16Array((seconds + 1) * RATE);
  for (let at = RATE / 2; at < (seconds + 0.5) * RATE; at += 1) {
    samples[at] = at % 2 === 0 ? loudness : -loudness;
  }
  return samples;
}

test('lines follow one another without their silence, as loud as each other, chapters after a longer pause', () => {
  const { samples, starts, peaks } = mix([
    { spoken: line(2, 3000), isChapter: true },
    { spoken: line(1, 20_000), isChapter: false },
    { spoken: line(1, 9000), isChapter: true },
  ]);
  const [first = 0, second = 0, third = 0] = starts;
  expect(first).toBeLessThan(0.5);
  expect(second - first).toBeCloseTo(2 + 0.35, 0);
  expect(third - second - 1).toBeGreaterThan(second - first - 2);
  const loudestAfter = (start: number) =>
    Math.max(...samples.subarray(start * RATE, (start + 0.8) * RATE));
  expect(loudestAfter(first)).toBe(loudestAfter(second));
  expect(loudestAfter(second)).toBe(loudestAfter(third));
  expect(peaks).toMatch(/^[0-9]{120}$/);
  expect(peaks).toContain('9');
  expect(peaks).toContain('0');
});

test('a file has the samples that went into it', () => {
  const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
  expect(readWav(writeWav(samples))).toEqual(samples);
});
