import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { idParams, updateLeadBody } from './leads.ts';
import { check } from './refusal.ts';

const { body: loginBody } = endpoints.login;
const { body: signupBody } = endpoints.signup;
const { body: leadBody } = endpoints.sendLead;

const PERSON = { email: 'ada@example.com', password: 'four blue threads', name: 'Ada' };
const LEAD = { form: 'contact', lang: 'en', page: '/', email: PERSON.email, consent: '2026-11-21' };

test('returns valid input as parsed by the schema', () => {
  expect(
    check(endpoints.changeEmail.body, { email: ' Ada@Example.com', password: 'x', more: 1 }),
  ).toEqual({
    value: { email: 'ada@example.com', password: 'x' },
  });
});

test.each([
  ['no value', signupBody, { ...PERSON, name: undefined }, { name: { code: 'missing' } }],
  ['an empty value', loginBody, { ...PERSON, password: '' }, { password: { code: 'empty' } }],
  ['short', signupBody, { ...PERSON, password: 'x' }, { password: { code: 'too_short', min: 8 } }],
  [
    'long',
    signupBody,
    { ...PERSON, name: 'x'.repeat(201) },
    { name: { code: 'too_long', max: 200 } },
  ],
  [
    'long in UTF-16 code units',
    leadBody,
    {
      ...LEAD,
      name: '🐎'.repeat(101),
      message: '🐎'.repeat(2501),
      website: '🐎'.repeat(1001),
      choice: '🐎'.repeat(21),
    },
    {
      name: { code: 'too_long', max: 200 },
      message: { code: 'too_long', max: 5000 },
      website: { code: 'too_long', max: 2000 },
      choice: { code: 'too_long', max: 40 },
    },
  ],
  ['no address', signupBody, { ...PERSON, email: 'ada' }, { email: { code: 'invalid_email' } }],
  [
    'a Thai name before the @',
    signupBody,
    { ...PERSON, email: 'มาลี@example.com' },
    { email: { code: 'unsupported_email' } },
  ],
  ['no path', leadBody, { ...LEAD, page: '//evil' }, { page: { code: 'invalid_format' } }],
  ['an id too high', idParams, { id: '9999999999' }, { id: { code: 'invalid_format' } }],
  [
    'a number for a text',
    signupBody,
    { ...PERSON, name: 7 },
    { name: { code: 'invalid_type', expected: 'string' } },
  ],
  [
    'another language',
    leadBody,
    { ...LEAD, lang: 'xx' },
    { lang: { code: 'invalid_value', allowed: expect.arrayContaining(['en', 'th']) } },
  ],
])('refuses %s with a code and its limits', (_, schema, sent, refused) => {
  expect(check(schema, sent)).toEqual({ refused });
});

test('reports the first fault of each field', () => {
  expect(check(signupBody, { email: 'x', password: '\0', name: '' })).toEqual({
    refused: {
      email: { code: 'invalid_email' },
      password: { code: 'too_short', min: 8 },
      name: { code: 'empty' },
    },
  });
});

test('reports a fault of the whole input without a field', () => {
  expect(check(updateLeadBody, {})).toEqual({ refused: {} });
  expect(check(loginBody, undefined)).toEqual({ refused: {} });
  expect(check(loginBody, 'text')).toEqual({ refused: {} });
});
