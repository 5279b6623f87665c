/**
 * `npm run podcast -- [episode…]`
 * Makes the sound of the podcast's episodes, all or those named, from their transcripts: speaks each line (flite), joins
 * the lines, encodes them (LAME), and notes when each begins. docs/podcast.md says what it needs.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_LANG } from '../contract/lang.ts';
import { entriesOf } from '../site/collections/define-collection.ts';
import { episodes } from '../site/collections/episodes/index.ts';
import type { Episode } from '../site/collections/episodes/schema.ts';
import { SOUNDS, sounds, spokenIn } from '../site/collections/episodes/sound.ts';
import { content } from '../site/content.ts';
import { encode } from './podcast/encode.ts';
import { mix } from './podcast/mix.ts';
import { speak, speakerFault } from './podcast/speak.ts';

const all = entriesOf(episodes);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.some(({ id }) => id === name));
if (unknown.length > 0) {
  refuse(`Run: npm run podcast -- [episode…], the episodes among ${all.map(({ id }) => id)}`);
}
const fault = await speakerFault();
if (fault !== undefined) refuse(fault);

const folder = await mkdtemp(join(tmpdir(), 'podcast-'));
const noted = sounds.parse(JSON.parse(readFileSync(SOUNDS, 'utf8')));
try {
  for (const episode of all) {
    if (names.length > 0 && !names.includes(episode.id)) continue;
    noted[episode.id] = await make(episode);
    // At once: its file has been replaced already, whatever becomes of the others.
    note();
  }
} finally {
  await rm(folder, { recursive: true });
}

/** Writes down what is known of the sounds of the episodes that there are. */
function note(): void {
  const kept = all
    .map(({ id }) => [id, noted[id]] as const)
    .sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(SOUNDS, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Makes the file of an episode, and says what is to be known of it. */
async function make(episode: Episode) {
  const lines = [];
  for (const { voice, chapter, words } of episode.transcript) {
    const spoken = await speak(words[FIRST_LANG], voice, join(folder, 'line.wav'));
    lines.push({ spoken, isChapter: chapter !== undefined });
  }
  const { samples, starts, peaks } = mix(lines);
  const file = `site/public/podcast/${episode.id}.mp3`;
  const seconds = await encode(samples, file, {
    title: episode.title[FIRST_LANG],
    album: content.entries.episodes.name[FIRST_LANG],
    track: episode.number,
    comment: content.entries.episodes.synthetic[FIRST_LANG],
  });
  const { size: bytes } = statSync(file);
  console.log(`${episode.id}: ${seconds.toFixed(1)} s, ${bytes} bytes`);
  return { spoken: spokenIn(episode), seconds, bytes, starts, peaks };
}

/** Ends without having made anything. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
