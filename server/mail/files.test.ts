import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailFiles, mailFolder } from './files.ts';

type Entry = Parameters<ReturnType<typeof mailFiles>['write']>[0];
const entry = { id: 1, kind: 'lead-mail' } as Entry;

function folderOfData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('writes a mail to one file readable only by its owner and overwrites it on a second write', async () => {
  const data = folderOfData();
  const files = mailFiles(data);
  await files.write(entry, Buffer.from('one'));
  await files.write(entry, Buffer.from('two'));
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
  const file = join(mailFolder(data), '1-lead-mail.eml');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('leaves nothing behind when a mail cannot be written', async () => {
  const data = folderOfData();
  // A directory is in its place, which a file cannot replace.
  mkdirSync(join(mailFolder(data), '1-lead-mail.eml/x'), { recursive: true });
  await expect(mailFiles(data).write(entry, Buffer.from('one'))).rejects.toThrow();
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
});
