import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { newPost } from '../../tools/new/post.ts';
import { developCopy } from '../../tools/site-copy.ts';
import { isExhaustive } from '../scope.ts';
import { copyForTest, outputOf } from './copies.ts';

function change(folder: string, file: string, how: (document: Document) => void): void {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  how(document);
  writeFileSync(join(folder, file), document.toString());
}

const PRICING = 'content/pages/pages/pricing.yaml';

// Starts a development server.
test.runIf(isExhaustive)(
  'serves other pages while one is broken in development, and that one once it is fixed',
  async () => {
    const folder = copyForTest();
    const post = newPost('late', { date: '2569-11-05', author: 'nobody', topic: 'laws' });
    for (const [file, written] of Object.entries(post)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), written);
    }
    const program = developCopy(folder);
    const output = outputOf(program);
    onTestFinished(async () => {
      program.kill();
      await once(program, 'close');
    });
    const base = await vi.waitFor(
      () => {
        const [, address] = /(http:\/\/localhost:\d+)\//.exec(output()) ?? [];
        if (!address) throw new Error(output());
        return address;
      },
      { timeout: 300_000, interval: 200 },
    );
    const statuses = async () =>
      Promise.all(
        ['/pages/pricing', '/th/pages/pricing', '/'].map(
          async (path) => (await fetch(base + path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    // An entry that is faulty from the start has a page that says why.
    expect((await fetch(`${base}/blog/late`)).status).toBe(500);
    expect(output()).toMatch(
      /entry\.yaml:\d+: date: is in the year 2569 of the Buddhist era: write 2026$/m,
    );
    expect(output()).toMatch(/entry\.yaml:\d+: author: content\/people has no `nobody`$/m);
    // Astro's hint for whatever speaks of a document, as this topic is called.
    expect(output()).toMatch(/is no topic of content\/topics\.yaml: .*documents/);
    expect(output()).not.toContain('Browser APIs');

    const whole = readFileSync(join(folder, PRICING), 'utf8');
    change(folder, PRICING, (pricing) => pricing.deleteIn(['title', 'th']));
    await vi.waitFor(async () => expect(await statuses()).toEqual([500, 500, 200]), {
      timeout: 300_000,
      interval: 200,
    });
    expect(output()).toMatch(/content\/pages\/pages\/pricing\.yaml:\d+: title: needs th: add it$/m);

    writeFileSync(join(folder, PRICING), whole);
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), {
      timeout: 300_000,
      interval: 200,
    });
  },
  1_200_000,
);
