import { describe, expect, test } from 'vitest';
import { appWithStore } from '../server/fixture.ts';
import { sendLead } from './people.ts';
import { leads, mails } from './stored-leads.ts';

describe('a bot', () => {
  test.each([
    ['fills in a hidden field', { website: 'https://spam.example' }, 'hidden-field'],
    ['is faster than people', { elapsed: 300 }, 'too-fast'],
    ['is faster than people', { elapsed: '300.5' }, 'too-fast'],
  ])(
    'that %s is answered like a visitor, but its lead is held and not delivered',
    async (_, lead, reason) => {
      const app = await appWithStore();
      const answer = await sendLead(app.server, lead);
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe('');
      expect(await leads(app)).toMatchObject([{ heldFor: reason }]);
      expect(await mails(app)).toEqual([]);
    },
  );

  test('does not block a later form of a person', async () => {
    const app = await appWithStore();
    await sendLead(app.server, { website: 'x' });
    await sendLead(app.server);
    expect((await leads(app)).map(({ heldFor }) => heldFor)).toEqual(['hidden-field', null]);
  });

  test.each([{}, { elapsed: 1200 }, { elapsed: '' }, { elapsed: '5000' }])(
    'is not suspected for sending %j',
    async (lead) => {
      const app = await appWithStore();
      await sendLead(app.server, lead);
      expect(await leads(app)).toMatchObject([{ heldFor: null }]);
    },
  );

  test('with one address sends no more forms than a person could', async () => {
    const app = await appWithStore();
    const statuses = [];
    for (let index = 0; index < 25; index += 1) {
      const answer = await sendLead(app.server, { email: `${index}@example.com` });
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 429) continue;
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toEqual({ message: 'Too many attempts, please wait' });
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(await leads(app)).toHaveLength(20);
    expect((await sendLead(app.server, {}, {}, '198.51.100.7')).statusCode).toBe(201);
  });

  test('with 2^64 IPv6 addresses counts as one address', async () => {
    const app = await appWithStore();
    for (let index = 0; index < 21; index += 1) {
      const email = `${index}@example.com`;
      await sendLead(app.server, { email }, {}, `2001:db8:1:2::${index}`);
    }
    expect(await leads(app)).toHaveLength(20);
    await sendLead(app.server, {}, {}, '2001:db8:1:3::1');
    expect(await leads(app)).toHaveLength(21);
  });

  test('with many addresses is held beyond the budget, and nothing is lost', async () => {
    const app = await appWithStore({ LEADS_PER_MINUTE: '10' });
    for (let index = 0; index < 15; index += 1) {
      const email = `${index}@example.com`;
      expect((await sendLead(app.server, { email }, {}, `192.0.2.${index}`)).statusCode).toBe(201);
    }
    const held = (await leads(app)).map(({ heldFor }) => heldFor);
    expect(held).toEqual([...Array(10).fill(null), ...Array(5).fill('burst')]);
    expect(await mails(app)).toHaveLength(10);
  });
});
