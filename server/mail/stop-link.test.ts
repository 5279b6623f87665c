import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { COMPANY } from '../../tests/server/fixture.ts';
import { readConfig } from '../config.ts';
import { stopLinks } from './stop-link.ts';
import { openTransport } from './transport.ts';

const tokens = {
  make: async ({ kind, id }: { kind: string; id: number }) => `${kind}.${id}.sig`,
  read: async () => undefined,
};
const url = new URL('https://lailoom.example');

/** Returns a mail as sent, of a kind that can be unsubscribed from or of one that cannot. */
async function sent(canBeStopped: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lailoom-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const transport = openTransport(readConfig({ DATA_DIR: dataDir }), COMPANY, url);
  const stopped = { kind: 'message-answered', id: 7, lang: 'th' } as const;
  const content = {
    lang: 'th',
    sender: 'ลายลูม',
    subject: 'มีคำตอบ',
    paragraphs: ['สวัสดี'],
    action: { label: 'อ่าน', url: 'https://lailoom.example/th/account/messages' },
    notes: [],
    ...(canBeStopped && (await stopLinks({ tokens, url, mails: COMPANY.mails }, stopped))),
  } as const;
  const entry = { id: 1, kind: 'verify-email', payload: '', leadId: null, createdAt: 0 } as const;
  await transport.send(
    { to: 'malee@example.com', content },
    { ...entry, attempts: 1, leasedUntil: 0 },
    new AbortController().signal,
  );
  const [file = ''] = readdirSync(join(dataDir, 'outbox'));
  return PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)));
}

const LINK = 'https://lailoom.example/api/unsubscribe?token=message-answered.7.sig&lang=th';

test('adds the unsubscribe header and link to a mail that can be stopped', async () => {
  const { headers, text, html } = await sent(true);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${LINK}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const body of [text, html?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))]) {
    expect(body).toContain(LINK);
    expect(body).toContain('https://lailoom.example/th/account/notifications');
  }
});

test('adds no unsubscribe link to a mail that cannot be stopped', async () => {
  const { headers, text, html } = await sent(false);
  expect(headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([]);
  for (const body of [text, html]) expect(body).not.toContain('unsubscribe');
});
