import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '../../../contract/content-file.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';
import type { Episode, Voice } from './schema.ts';

/** Data about the recording of an episode, saved when it was made. */
const sound = z.strictObject({
  spoken: z.string().describe('Hash of the spoken words, which changes with them'),
  seconds: z.number().positive(),
  bytes: z.int().positive(),
  starts: z.array(z.number().min(0)).describe('Start of each line, in seconds'),
  peaks: z
    .string()
    .regex(/^\d+$/)
    .describe('Loudness from start to end, 0 to 9, at equal intervals'),
});

export type Sound = z.infer<typeof sound>;

/** The recordings of all episodes, by id. */
const sounds = z.record(z.string(), sound);

/** The file with the recordings' data. */
const SOUNDS = 'site/collections/episodes/sounds.json';

/** Returns a hash of the spoken words and voices of an episode. */
const spokenIn = ({ transcript }: Pick<Episode, 'transcript'>): string =>
  createHash('sha256')
    .update(JSON.stringify(transcript.map(({ voice, words }) => [voice, words[FIRST_LANG]])))
    .digest('hex')
    .slice(0, 16);

const known = sounds.parse(JSON.parse(readFileSync(SOUNDS, 'utf8')));

/**
 * Returns the data of an episode's recording.
 * @throws ContentError if there is none, or its words differ from the transcript
 */
export function soundOf(episode: Pick<Episode, 'id' | 'transcript'>): Sound {
  const found = known[episode.id];
  if (found?.spoken === spokenIn(episode)) return found;
  throw new ContentError([
    `content/episodes/${episode.id}/entry.yaml:1: transcript: has no sound that says the same: make one (docs/podcast.md), and write "spoken": "${spokenIn(episode)}" in ${SOUNDS}`,
  ]);
}

/** Returns the address of an episode's recording. */
export const soundAddress = (id: string): string => `/podcast/${id}.mp3`;

/** Returns the address of an episode's transcript with times, in a language. */
export const transcriptAddress = (id: string, lang: string): string => `/podcast/${id}.${lang}.vtt`;

/** Returns lines with their start times in seconds. */
export const timed = <Each extends { voice: Voice }>(
  lines: readonly Each[],
  { starts }: Pick<Sound, 'starts'>,
): (Each & { start: number })[] =>
  lines.map((line, index) => ({ ...line, start: starts[index] ?? 0 }));
