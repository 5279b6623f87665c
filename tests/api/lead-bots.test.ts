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
      expect(await sendLead(app.server, lead)).toMatchObject({ statusCode: 201, body: '' });
      expect(await leads(app)).toMatchObject([{ heldFor: reason }]);
      expect(await mails(app)).toEqual([]);
    },
  );

  test.each([{}, { elapsed: 1200 }, { elapsed: '' }, { elapsed: '5000' }])(
    'is not suspected for sending %j',
    async (lead) => {
      const app = await appWithStore();
      await sendLead(app.server, lead);
      expect(await leads(app)).toMatchObject([{ heldFor: null }]);
    },
  );
});
