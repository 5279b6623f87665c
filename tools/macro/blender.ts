import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const HOW = 'On Debian: apt-get install blender python3-numpy';

/** What is missing on this machine to render with; nothing when all is there. */
export async function blenderFault(): Promise<string | undefined> {
  try {
    await promisify(execFile)('blender', [
      ...['--background', '-noaudio', '--python-use-system-env', '--python-exit-code', '1'],
      ...['--python-expr', 'import numpy'],
    ]);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing
      ? `Blender is not installed. ${HOW}`
      : `Blender does not run, or its Python has no numpy. ${HOW}\n${error}`;
  }
  return undefined;
}
