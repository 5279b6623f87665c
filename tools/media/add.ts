import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { ContentError } from '../../contract/content-file.ts';
import { wording } from '../../contract/content-wording.ts';
import { ID } from '../../site/collections/entries.ts';
import { convert } from '../../site/collections/media/convert.ts';
import { readPicture } from '../../site/collections/media/files.ts';
import { media } from '../../site/collections/media/index.ts';

const FOLDER = 'content/media';

/** A picture and where it is to be stored. */
interface Place {
  file: string;
  id: string;
}

/**
 * Returns where a picture is to be stored.
 * @param id the id of its entry; by default the name of the file, or of its folder in `content/media`
 * @throws ContentError if there is no such file, or something is there already
 */
export function checkPlace(file: string, id?: string): Place {
  if (!existsSync(file)) throw new ContentError([`There is no file ${file}.`]);
  const given = id ?? (isStored(file) ? basename(dirname(file)) : basename(file, extname(file)));
  const name =
    id ??
    given
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  if (!ID.test(name)) {
    throw new ContentError([
      `\`${given}\` is not an id: add --id, in lower-case letters, digits and hyphens, as in --id our-workshop.`,
    ]);
  }
  const taken = join(FOLDER, name, isStored(file) ? 'entry.yaml' : '');
  if (existsSync(taken)) {
    throw new ContentError([`${taken} is there already: choose another id with --id.`]);
  }
  return { file, id: name };
}

const inFolder = (file: string) => relative(FOLDER, dirname(file));

/** Whether a picture is in a folder of `content/media` already, and only lacks its `entry.yaml`. */
const isStored = (file: string) => /^[^./\\][^/\\]*$/.test(inFolder(file));

/**
 * Adds a picture to `content/media`. One that is anywhere else is copied.
 * @param askAlt returns its alternative text by language
 * @returns the id of its entry
 * @throws ContentError if the picture can't be used or the text is refused; nothing is written
 */
export async function addPicture(
  { file, id }: Place,
  askAlt: () => Promise<Record<string, string>>,
): Promise<string> {
  const picture = await readPicture(file);
  if (typeof picture === 'string') throw new ContentError([picture]);
  // Also finds out whether it gets small enough.
  await convert(picture);
  const alt = await askAlt();
  const { error } = media.schema.safeParse({ alt }, { error: wording });
  if (error) {
    throw new ContentError(
      error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
    );
  }
  const folder = join(FOLDER, id);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, id + extname(file).toLowerCase());
  if (inFolder(file) === '') renameSync(file, target);
  else if (!isStored(file)) copyFileSync(file, target);
  writeFileSync(join(folder, 'entry.yaml'), stringify({ alt }));
  return id;
}
