import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FIRST_LANG } from '../../../contract/lang.ts';
import type { Episode, Voice } from './schema.ts';

/** Facts about the sound of an episode, noted when it was made. */
const sound = z.strictObject({
  spoken: z.string().describe('Stands for the words that are spoken: it changes with them'),
  seconds: z.number().positive(),
  bytes: z.int().positive(),
  starts: z.array(z.number().min(0)).describe('When each line begins, in seconds'),
  peaks: z
    .string()
    .regex(/^\d+$/)
    .describe('How loud it is from its beginning to its end, 0 to 9, at equal distances'),
});

export type Sound = z.infer<typeof sound>;

/** The sounds of all episodes, by their ids. */
const sounds = z.record(z.string(), sound);

/** Where they are noted. */
const SOUNDS = 'site/collections/episodes/sounds.json';

/** Stands for what is spoken in an episode: two that say the same with the same voices have the same. */
const spokenIn = ({ transcript }: Pick<Episode, 'transcript'>): string =>
  createHash('sha256')
    .update(JSON.stringify(transcript.map(({ voice, words }) => [voice, words[FIRST_LANG]])))
    .digest('hex')
    .slice(0, 16);

const known = sounds.parse(JSON.parse(readFileSync(SOUNDS, 'utf8')));

/**
 * The sound of an episode.
 * @throws when there is none, or it says something else than the transcript
 */
export function soundOf(episode: Pick<Episode, 'id' | 'transcript'>): Sound {
  const found = known[episode.id];
  if (found?.spoken === spokenIn(episode)) return found;
  throw new Error(
    `content/episodes/${episode.id} has no sound that says what its transcript says. Once it has one (docs/podcast.md), ${SOUNDS} notes "spoken": "${spokenIn(episode)}"`,
  );
}

/** Where the sound of an episode is served. */
export const soundAddress = (id: string): string => `/podcast/${id}.mp3`;

/** Where what is said in an episode is served with its times, in a language. */
export const transcriptAddress = (id: string, lang: string): string => `/podcast/${id}.${lang}.vtt`;

/** A line of a transcript, in one language or in all, with its time. */
interface Line {
  voice: Voice;
}

/** Lines with the second in which each begins. */
export const timed = <Each extends Line>(
  lines: readonly Each[],
  { starts }: Pick<Sound, 'starts'>,
): (Each & { start: number })[] =>
  lines.map((line, index) => ({ ...line, start: starts[index] ?? 0 }));
