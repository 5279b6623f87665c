/**
 * `npm run macro-pictures -- [name…] [--samples 8]`
 * Renders the macro pictures of `site/pictures/macro`, all or those named, with Blender from the families' own weaves
 * (tools/macro/), and encodes them in both widths. docs/macro-pictures.md says how long it takes.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readContent } from '../contract/content-file.ts';
import { families } from '../contract/families.ts';
import { STRUCTURES } from '../contract/loom/weave.ts';
import { blenderFault } from './macro/blender.ts';
import { encode, WIDTHS } from './macro/encode.ts';
import { SUBJECTS } from './macro/subjects.ts';
import { weaveFile } from './macro/weave.ts';

const run = promisify(execFile);
const scene = resolve(import.meta.dirname, 'macro/picture.py');
const target = resolve(import.meta.dirname, '../site/pictures/macro');

const { names, samples } = readArguments();
const fault = await blenderFault();
if (fault !== undefined) refuse(fault);

const folder = await mkdtemp(join(tmpdir(), 'macro-pictures-'));
try {
  await writeWeaves();
  await mkdir(target, { recursive: true });
  for (const name of names) await render(name);
} finally {
  await rm(folder, { recursive: true });
}

/** Writes each family's cloth for the scene to read. */
async function writeWeaves(): Promise<void> {
  const all = readContent('content/families.yaml', families);
  for (const structure of STRUCTURES) {
    await writeFile(join(folder, `${structure}.json`), weaveFile(all[structure].cloth));
  }
}

async function render(name: string): Promise<void> {
  const began = performance.now();
  const file = join(folder, `${name}.png`);
  const [width] = WIDTHS;
  await run(
    'blender',
    [
      ...['--background', '-noaudio', '--python-use-system-env', '--python-exit-code', '1'],
      ...['--python', scene, '--', name, folder, file, `${width}`, ...samples],
    ],
    // Blender tells of every tile.
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const sizes = await encode(file, join(target, name));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${seconds} s, ${sizes.map((bytes) => `${bytes} bytes`).join(' and ')}`);
}

function readArguments(): {
  names: readonly string[];
  /** How many samples a pixel gets, if not as many as its subject asks for. */
  samples: string[];
} {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { samples: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !SUBJECTS.includes(name));
  const samples = values.samples === undefined ? [] : [values.samples];
  if (unknown.length > 0 || !samples.every((each) => /^[1-9]\d*$/.test(each))) {
    refuse(
      `Run: npm run macro-pictures -- [name…] [--samples 8], the names among ${SUBJECTS.join(', ')}`,
    );
  }
  return { names: positionals.length > 0 ? positionals : SUBJECTS, samples };
}

/** Ends without having drawn anything. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
