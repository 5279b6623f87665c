import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/folders.ts';
import type { Entry } from '../store/outbox.ts';
import { mailFolder, writeMail } from './files.ts';

const entry = { id: 1, kind: 'lead-mail' } as Entry;

test('writes a mail to one file readable only by its owner and overwrites it on a second write', async () => {
  const data = temporaryFolder();
  await writeMail(data, entry, Buffer.from('one'));
  await writeMail(data, entry, Buffer.from('two'));
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
  const file = join(mailFolder(data), '1-lead-mail.eml');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('leaves nothing behind when a mail cannot be written', async () => {
  const data = temporaryFolder();
  // A directory is in its place, which a file cannot replace.
  mkdirSync(join(mailFolder(data), '1-lead-mail.eml/x'), { recursive: true });
  await expect(writeMail(data, entry, Buffer.from('one'))).rejects.toThrow();
  expect(readdirSync(mailFolder(data))).toEqual(['1-lead-mail.eml']);
});
