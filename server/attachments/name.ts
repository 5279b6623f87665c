import { FILE_ENDINGS, type FileType } from '../../contract/api/conversation-limits.ts';

/** Characters of a name, its ending not counted. */
const MAX = 100;

/** A name without a path and without what a system takes for something else. */
function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return withoutEdges(last.replace(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '_'));
}

/** Returns how a name ends, in small letters and without the dot; empty for a name without an ending. */
export const endingOf = (given: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(cleanName(given))?.[1]?.toLowerCase() ?? '';

/** What a file is called for whoever downloads it: a clean name, with the ending of what it is. */
export function fileName(given: string, type: FileType): string {
  const clean = cleanName(given);
  const ending = endingOf(given);
  const endings: readonly string[] = FILE_ENDINGS[type];
  const isRight = endings.includes(ending);
  const stem = isRight ? clean.slice(0, -ending.length - 1) : clean;
  const short = [...stem].slice(0, MAX).join('');
  return `${short || 'file'}.${isRight ? ending : endings[0]}`;
}

/** Without dots and spaces around it: such a name is hidden on Unix, and cut off on Windows. */
function withoutEdges(name: string): string {
  const isEdge = (character: string | undefined) =>
    character !== undefined && /[.\s]/.test(character);
  let [start, end] = [0, name.length];
  while (isEdge(name[start])) start++;
  while (end > start && isEdge(name[end - 1])) end--;
  return name.slice(start, end);
}
