import { RATE } from './wav.ts';

/** Seconds of silence: before the first line, before a line, before a chapter, and after the last line. */
const SILENCE = { start: 0.3, line: 0.35, chapter: 0.95, end: 0.6 };

/** How loud the loudest sample becomes, and how quiet what counts as silence is, as shares of the most there can be. */
const LOUDEST = 0.89;
const QUIET = 0.012;

/** How many peaks tell how loud an episode is. */
const PEAKS = 120;

/** A line, as it was spoken. */
interface Line {
  spoken: Int16Array;
  /** Whether a chapter begins with it. */
  isChapter: boolean;
}

/** Lines one after the other. */
interface Mix {
  samples: Int16Array;
  /** When each line begins, in seconds. */
  starts: number[];
  /** How loud it is, 0 to 9, at equal distances. */
  peaks: string;
}

/** Joins lines, each as loud as the others, with a breath between them and a longer one before a chapter. */
export function mix(lines: readonly Line[]): Mix {
  const parts: Int16Array[] = [];
  const starts: number[] = [];
  let length = 0;
  const add = (part: Int16Array) => {
    parts.push(part);
    length += part.length;
  };
  const wait = (seconds: number) => add(new Int16Array(Math.round(seconds * RATE)));
  lines.forEach(({ spoken, isChapter }, index) => {
    if (index === 0) wait(SILENCE.start);
    else wait(isChapter ? SILENCE.chapter : SILENCE.line);
    starts.push(round(length / RATE));
    add(levelled(trimmed(spoken)));
  });
  wait(SILENCE.end);
  const samples = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, starts, peaks: peaksOf(samples) };
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

const peakOf = (samples: Int16Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** A line without the silence around it. */
function trimmed(samples: Int16Array): Int16Array {
  const isSound = (sample: number) => Math.abs(sample) > QUIET * 0x7fff;
  const first = samples.findIndex(isSound);
  const last = samples.findLastIndex(isSound);
  return samples.subarray(Math.max(0, first - RATE / 50), last + RATE / 20);
}

/** A line as loud as every other one. */
function levelled(samples: Int16Array): Int16Array {
  const peak = peakOf(samples);
  const factor = peak === 0 ? 1 : (LOUDEST * 0x7fff) / peak;
  return samples.map((sample) => Math.round(sample * factor));
}

/** How loud each part is beside the loudest one: by its mean square, which is nearer to what is heard than its peak. */
function peaksOf(samples: Int16Array): string {
  const length = samples.length / PEAKS;
  const loudness = Array.from({ length: PEAKS }, (_, index) => {
    const part = samples.subarray(Math.floor(index * length), Math.floor((index + 1) * length));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
  });
  const most = Math.max(...loudness) || 1;
  return loudness.map((value) => Math.round((9 * value) / most)).join('');
}
