/**
 * `npm run media -- add <file> [--id <id>] [--alt-en <text> --alt-th <text>]`: adds a picture to `content/media`, in a
 * folder with its `entry.yaml`. It asks for the alternative texts that are not given.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ContentError } from '../contract/content-file.ts';
import type { Lang } from '../contract/lang.ts';
import { FINISHED_LANGS, languageName } from '../contract/languages.ts';
import { addPicture, checkPlace } from './media/add.ts';

const altOption = (lang: Lang) => `alt-${lang}`;
const USAGE = `Run: npm run media -- add <file> [--id <id>] ${FINISHED_LANGS.map((lang) => `[--${altOption(lang)} "…"]`).join(' ')}`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(
        ['id', ...FINISHED_LANGS.map(altOption)].map((name) => [name, { type: 'string' as const }]),
      ),
    });
    const [command, file, ...others] = positionals;
    if (command !== 'add' || file === undefined || others.length > 0) throw new Error('');
    return { file, values };
  } catch (error) {
    throw new ContentError([`${(error as Error).message} ${USAGE}`.trim()]);
  }
}

/** Returns the alternative text in every language, as given or as answered. */
async function askAlt(values: Record<string, string | undefined>): Promise<Record<string, string>> {
  const missing = FINISHED_LANGS.filter((lang) => values[altOption(lang)] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    const options = missing.map((lang) => `--${altOption(lang)}`).join(' and ');
    throw new ContentError([`Describe the picture for people who cannot see it: add ${options}.`]);
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const alt: Record<string, string> = {};
  for (const lang of FINISHED_LANGS) {
    alt[lang] =
      values[altOption(lang)] ??
      (await prompt.question(`What does the picture show? In ${languageName(lang)}: `));
  }
  prompt.close();
  return alt;
}

try {
  const { file, values } = readArguments();
  const place = checkPlace(file, values['id']);
  const id = await addPicture(place, () => askAlt(values));
  console.log(
    `Written: content/media/${id}/entry.yaml. Next:\n  1. write \`photo: ${id}\` where the picture is to be shown (docs/content.md, "Pictures")\n  2. npm run translations -- --done`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
