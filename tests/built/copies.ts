import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { buildCopy, copySite } from '../../tools/site-copy.ts';

/** Lao: letters of its own, and no spaces between words. */
const ROW = `
    name: 'ລາວ',
    label: 'LO',
    locale: 'lo-LA',
    clock: { point: ':', after: '' },
    currency: 'USD',
    font: 'latin',
    mail: { text: 1.75, heading: 1.5 },
    picture: { leading: 1.4, tracking: 0, rise: 1.2 },`;

/** A copy of the site, removed when the test is over. */
export function copyForTest(): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a third language into the list of a copy, and its row into the table. */
export function addLao(folder: string, { isDraft }: { isDraft: boolean }): void {
  const edit = (file: string, from: string, to: string) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).toContain(from);
    writeFileSync(join(folder, file), source.replace(from, to));
  };
  edit('contract/lang.ts', `['en', 'th']`, `['en', 'th', 'lo']`);
  edit('contract/languages.ts', '  en: {', `  lo: {${ROW} isDraft: ${isDraft} },\n  en: {`);
}

/** What a program says, on either stream, as it comes. */
export function outputOf(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

/** Builds a copy, and answers how that ended and what was said. */
export async function build(folder: string): Promise<{ status: number | null; output: string }> {
  const program = buildCopy(folder);
  const output = outputOf(program);
  const [status] = await once(program, 'close');
  return { status, output: output() };
}
