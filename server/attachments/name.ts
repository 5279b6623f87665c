import type { FileType } from '../../contract/api/conversation-limits.ts';

/** How files of each kind may end; the first is what others are given. */
const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'log', 'md'],
  'text/csv': ['csv'],
};

/** Characters of a name, its ending not counted. */
const MAX = 100;

/**
 * The name under which a file is downloaded: no path, nothing that a system takes for something else, and the
 * ending of what it is.
 */
export function fileName(given: string, type: FileType): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = withoutEdges(last.replace(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '_'));
  const ending = /\.([a-z0-9]{1,5})$/i.exec(clean)?.[1]?.toLowerCase();
  const isRight = ending !== undefined && EXTENSIONS[type].includes(ending);
  const stem = isRight ? clean.slice(0, -ending.length - 1) : clean;
  const short = [...stem].slice(0, MAX).join('');
  return `${short || 'file'}.${isRight ? ending : EXTENSIONS[type][0]}`;
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

/** The header that has a browser save a file under its name (RFC 6266). */
export function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
