import { describe, expect, test } from 'vitest';
import { appWithStore, databaseEnv } from '../server/fixture.ts';
import { leads, mails, PRICE, SALES, SUPPORT, sendLead } from './people.ts';
import { change } from './rows.ts';

describe('a repeated lead', () => {
  test('is stored once for any number of concurrent requests, on one server or two', async () => {
    const env = await databaseEnv();
    const one = await appWithStore(env);
    // A SQLite file has one server.
    const two = env.DATABASE_URL === undefined ? one : await appWithStore(env);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendLead((index % 2 ? one : two).server, {}, {}, `192.0.2.${index}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await leads(one)).toHaveLength(1);
    expect(await mails(one)).toHaveLength(1);
  });

  test('after ten minutes is a new lead', async () => {
    const app = await appWithStore();
    await sendLead(app.server);
    await change(app.store, 'submission', { expiresAt: Date.now() - 1 });
    await sendLead(app.server);
    expect(await leads(app)).toHaveLength(2);
  });

  test('with its key is acknowledged even after that', async () => {
    const app = await appWithStore();
    const key = { 'idempotency-key': '"7a0e3f4c-1"' };
    await sendLead(app.server, {}, key);
    await app.store.db
      .updateTable('submission')
      .set({ expiresAt: 0 })
      .where('key', 'like', 'content:%')
      .execute();
    expect((await sendLead(app.server, {}, key)).statusCode).toBe(201);
    expect(await leads(app)).toHaveLength(1);
  });

  test('with its key but other content is refused, and the content can still be sent', async () => {
    const app = await appWithStore();
    const key = { 'idempotency-key': 'a-key' };
    await sendLead(app.server, {}, key);
    const other = { email: 'other@example.com' };
    const refused = await sendLead(app.server, other, key);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toMatch(/key/);
    expect((await sendLead(app.server, other)).statusCode).toBe(201);
    expect(await leads(app)).toHaveLength(2);
  });

  test('in another spelling is acknowledged, but with anything changed is a new lead', async () => {
    const app = await appWithStore();
    for (const [lead, changes] of [
      [{}, { marketing: true }],
      [PRICE, { company: 'Another', telephone: '02 123 4567', choice: 'group', call: false }],
      [PRICE, { offer: 'platform' }],
      [SALES, { budget: 'not-set' }],
      [SUPPORT, { urgency: 'question' }],
    ] as const) {
      const spelled = 'company' in lead && { company: ` ${lead.company}` };
      await sendLead(app.server, lead);
      await sendLead(app.server, {
        ...lead,
        email: ' Visitor@Example.COM ',
        ...spelled,
        ...('telephone' in lead && { telephone: ' 081-234 5678 ' }),
      });
      for (const [field, value] of Object.entries(changes)) {
        const before = (await leads(app)).length;
        await sendLead(app.server, { ...lead, [field]: value });
        expect([field, (await leads(app)).length]).toEqual([field, before + 1]);
      }
    }
    // One of each form, and one for each change.
    expect(await leads(app)).toHaveLength(4 + 8);
  });
});
