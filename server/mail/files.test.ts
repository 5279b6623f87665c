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

test('a mail is one file, for its owner alone, and written again takes the place of the first', async () => {
  const data = folderOfData();
  const files = mailFiles(data);
  await files.write(entry, Buffer.from('one'));
  await files.write(entry, Buffer.from('two'));
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
  const file = join(mailFolder(data), '1-lead-mail.eml');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a mail that cannot be written leaves no part of it behind', async () => {
  const data = folderOfData();
  // A folder with its name makes writing it fail.
  mkdirSync(join(mailFolder(data), '1-lead-mail.eml/x'), { recursive: true });
  await expect(mailFiles(data).write(entry, Buffer.from('one'))).rejects.toThrow();
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
});
