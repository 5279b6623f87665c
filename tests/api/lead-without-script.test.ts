import { describe, expect, test } from 'vitest';
import { appOfFile, appWithStore, FILES } from '../server/fixture.ts';
import { DEMO, LEAD, leads, PRICE, postForm, sendLead } from './people.ts';

describe('a form without JavaScript', () => {
  const here = appOfFile();

  test.each([
    ['en', '/thanks'],
    ['th', '/th/thanks'],
  ])('in %s leads to %s', async (lang, path) => {
    const app = await appWithStore();
    expect(await postForm(app, { lang, marketing: 'on', website: '', elapsed: '' })).toMatchObject({
      statusCode: 303,
      headers: { location: path },
    });
    expect(await leads(app)).toMatchObject([
      { lang, consentPurposes: 'reply,marketing', heldFor: null },
    ]);
  });

  const { answers, ...demo } = DEMO;
  test.each<[what: string, posted: Record<string, string>, sent: object, stored: object]>([
    [
      'all fields',
      { ...PRICE, call: 'on' },
      PRICE,
      { telephone: '081-234 5678', choice: 'company', consentPurposes: 'reply,call' },
    ],
    [
      'the answers in its own fields',
      { ...demo, 'answers.preferred-date': answers['preferred-date'] },
      DEMO,
      { message: 'วันที่สะดวก: 4 ธันวาคม 2584' },
    ],
  ])('has %s and is stored like one with JavaScript', async (_, posted, sent, stored) => {
    const app = await appWithStore();
    expect((await postForm(app, { ...posted, lang: 'th' })).statusCode).toBe(303);
    // The same once more.
    expect((await sendLead(app.server, { ...sent, lang: 'th' })).statusCode).toBe(201);
    expect(await leads(app)).toMatchObject([{ lang: 'th', ...stored }]);
  });

  test.each([
    ['about an unknown offer', { offer: 'raffle' }, 'invalid.html'],
    ['in Thai with half an address', { email: 'a@', lang: 'th' }, 'th/invalid.html'],
    ['in no language', { lang: '../th' }, 'invalid.html'],
  ])('%s gets an error page', async (_, fields: Record<string, string>, file) => {
    const answer = await postForm(here(), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(FILES[file]);
    expect(await leads(here())).toEqual([]);
  });

  test('is read up to a hundred fields and refused unread beyond', async () => {
    const app = await appWithStore();
    const more = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`more-${place}`, '']));
    const known = Object.keys(LEAD).length;
    expect((await postForm(app, more(100 - known))).statusCode).toBe(303);
    const answer = await postForm(app, { ...more(101 - known), email: 'other@example.com' });
    expect([answer.statusCode, answer.body]).toEqual([400, FILES['invalid.html']]);
    expect(await leads(app)).toHaveLength(1);
  });

  test('gets the page for failures when sent too often', async () => {
    const app = await appWithStore();
    for (let index = 0; index < 20; index += 1) {
      await postForm(app, { email: `${index}@example.com` });
    }
    const answer = await postForm(app, { lang: 'th' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(answer.body).toBe(FILES['th/unavailable.html']);
  });
});
