import { expect, test } from 'vitest';
import { clock } from '../../ui/clock.ts';
import { captions } from './captions.ts';

test('shows a cue until the next one begins, and the last one until the end', () => {
  const transcript = [
    { start: 0, words: 'Threads' },
    { start: 3.5, words: 'R&D --> <b>' },
    { start: 3661.25, words: 'ลายลูม' },
  ];
  expect(captions(transcript, 3700)).toBe(`WEBVTT

00:00:00.000 --> 00:00:03.500
Threads

00:00:03.500 --> 01:01:01.250
R&amp;D --&gt; &lt;b&gt;

01:01:01.250 --> 01:01:40.000
ลายลูม
`);
});

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('writes %d seconds as %s', (seconds, expected) => {
  expect(clock(seconds)).toBe(expected);
});
