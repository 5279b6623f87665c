import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns an empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a folder for all tests of a process, which is removed at its end. */
export function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function write(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Runs the rest of the test in a temporary folder with these files, and returns the folder. */
export function workBeside(files: Record<string, string> = {}): string {
  const [before, folder] = [process.cwd(), temporaryFolder()];
  write(folder, files);
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return folder;
}
