import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits/limits.ts';
import { confirmAddresses } from './accounts.ts';
import { SWOLLEN } from './bad-input-pictures.ts';
import { UPLOADS, type Upload } from './bad-input-uploads.ts';
import { complaint, PASSWORD, type World, world } from './bad-input-world.ts';

/** How many are under way at once: as many as an account may send. */
const AT_ONCE = { uploadAttachment: 5, setPicture: 2 };

/** The headers of a new account. */
async function sender({ send, store }: World, number: number) {
  const body = { email: `sender${number}@b.example`, password: PASSWORD };
  await send('signup', { body: { ...body, name: 'A Sender' } });
  await confirmAddresses(store);
  const { token } = (await send('login', { body })).json();
  return { authorization: `Bearer ${token}` };
}

/** Many in parts that one account may send. */
function parts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** What is wrong with how a file was answered; what was taken is taken back. */
async function fault({ send }: World, upload: Upload, who: Record<string, string>) {
  const { call, title, status, ending } = upload;
  const sent = upload.sent();
  const answer = await send(call, { ...sent, headers: { ...sent.headers, ...who } });
  const said = `${call}, ${title}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (answer.statusCode !== status) return `not ${status}: ${said}`;
  if (ending === undefined) {
    const reason = complaint(answer);
    return reason && `${title}: ${reason}`;
  }
  const { id, name } = answer.json();
  const isSafe = /^[^\p{Cc}\p{Cf}/\\<>:"|?*.\s][^\p{Cc}\p{Cf}/\\<>:"|?*]{0,104}$/u.test(name);
  const got = await send('attachment', { id, headers: who });
  const removed = await send('removeAttachment', { id, headers: who });
  if (!isSafe || !name.endsWith(`.${ending}`)) return `called ${name}: ${said}`;
  const isDownload = /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.~%!-]+$/.test(
    String(got.headers['content-disposition']),
  );
  if (!isDownload || got.headers['content-type'] !== 'application/octet-stream') {
    return `served as ${got.headers['content-disposition']}: ${said}`;
  }
  return removed.statusCode === 200 ? undefined : `stays: ${said}`;
}

test.each(['uploadAttachment', 'setPicture'] as const)(
  '%s takes nothing that it must not, and nothing is left of it',
  { timeout: 120_000 },
  async (call) => {
    const here = await world();
    const { points } = LIMITS[call === 'setPicture' ? 'picture' : 'upload'];
    const each = parts(
      UPLOADS.filter((upload) => upload.call === call),
      points,
    );
    const senders = await Promise.all(each.map((_, number) => sender(here, number)));
    const before = await here.contents();
    const wrong: string[] = [];
    for (const [number, uploads] of each.entries()) {
      for (const some of parts(uploads, AT_ONCE[call])) {
        const found = await Promise.all(
          some.map((upload) => fault(here, upload, senders[number] ?? {})),
        );
        wrong.push(...found.filter((reason) => reason !== undefined));
      }
    }
    expect(wrong).toEqual([]);
    expect(await here.contents()).toEqual(before);
    expect((await here.inject({ url: '/readyz' })).statusCode).toBe(200);
  },
);

test.each(SWOLLEN)('of a picture with %s a small one is kept, or none', async (_, payload) => {
  const { send, store } = await world();
  const answer = await send('setPicture', { payload, headers: { 'content-type': 'image/png' } });
  const kept = await store.db.selectFrom('picture').select('webp').execute();
  expect([200, 400]).toContain(answer.statusCode);
  expect(kept).toHaveLength(answer.statusCode === 200 ? 1 : 0);
  for (const { webp } of kept) {
    expect(webp.byteLength).toBeLessThan(10_000);
    expect(Buffer.from(webp).includes('alert')).toBe(false);
  }
});
