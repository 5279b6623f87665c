import { FILE_ENDINGS, type FileType } from '../../contract/api/conversation-limits.ts';

/** The maximum length of a name without its extension, in characters. */
const STEM_MAX = 100;

/** Returns a name without its path and without characters that have a special meaning for an operating system. */
function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return trimDotsAndSpaces(last.replace(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '_'));
}

/** Returns the extension of a name, in lower case and without the dot; empty if there is none. */
export const extensionOf = (given: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(cleanName(given))?.[1]?.toLowerCase() ?? '';

/** Returns the name of a file for downloads: cleaned up, with the extension of its actual type. */
export function fileName(given: string, type: FileType): string {
  const clean = cleanName(given);
  const ending = extensionOf(given);
  const endings: readonly string[] = FILE_ENDINGS[type];
  const isRight = endings.includes(ending);
  const stem = isRight ? clean.slice(0, -ending.length - 1) : clean;
  const short = [...stem].slice(0, STEM_MAX).join('');
  return `${short || 'file'}.${isRight ? ending : endings[0]}`;
}

/** Removes dots and spaces from both ends: such names are hidden on Unix and truncated on Windows. */
function trimDotsAndSpaces(name: string): string {
  const isEdge = (character: string | undefined) =>
    character !== undefined && /[.\s]/.test(character);
  let [start, end] = [0, name.length];
  while (isEdge(name[start])) start++;
  while (end > start && isEdge(name[end - 1])) end--;
  return name.slice(start, end);
}
