import { describe, expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import type { FieldRefusals } from '../../contract/api/refusal.ts';
import { readContent } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { accountPages } from '../app/sign-in/texts.ts';
import { CallError } from './api.ts';
import { explain, isAboutLink } from './refusals.ts';

const content = readContent('content/account.yaml', accountPages);

describe.each(LANGS)('the reason for a refusal in %s', (lang) => {
  const { refusals } = localize(content, lang);
  const explanation = (error: unknown) => explain(error, refusals, lang);
  const refused = (status: number, message: string, fields: FieldRefusals = {}) =>
    explanation(new CallError(status, message, { fields }));

  test('D4 has words of the page for each message of the server', () => {
    expect(refused(400, messages.wrongLogin).message).toBe(refusals.messages.wrongLogin);
    expect(refused(503, messages.unavailable).message).toBe(refusals.messages.unavailable);
    expect(refused(400, messages.expiredChallenge).message).toBe(
      refusals.messages.expiredChallenge,
    );
  });

  test('is shown beside the field it is about', () => {
    expect(refused(400, messages.userExists)).toEqual({
      message: refusals.messages.userExists,
      fields: { email: refusals.messages.userExists },
    });
    const weak = { code: 'too_common', because: 'own' } as const;
    expect(refused(400, messages.commonPassword, { password: weak }).fields).toEqual({
      password: refusals.weakBecause.own,
    });
    expect(refused(400, messages.wrongCode).fields).toEqual({
      code: refusals.messages.wrongCode,
    });
  });

  test('is shown beside its field with its limits', () => {
    const { message, fields } = refused(400, messages.invalid, {
      email: { code: 'invalid_email' },
      password: { code: 'too_short', min: 8 },
      name: { code: 'too_long', max: 200 },
      first: { code: 'empty' },
      last: { code: 'invalid_characters' },
    });
    expect(message).toBe(refusals.messages.invalid);
    expect(fields).toEqual({
      email: refusals.fields.invalid_email,
      password: refusals.fields.too_short.replace('{min}', '8'),
      name: refusals.fields.too_long.replace('{max}', '200'),
      first: refusals.fields.empty,
      last: refusals.fields.invalid_characters,
    });
  });

  test('is shown in general words if only a newer server knows it', () => {
    const newer = {
      name: { code: 'too_shiny' },
      password: { code: 'too_common', because: 'worn' },
    };
    expect(refused(400, messages.invalid, newer as never).fields).toEqual({
      name: refusals.other,
      password: refusals.other,
    });
  });

  test.each([
    [30, { en: '30 seconds', th: '30 วินาที' }],
    [90, { en: '90 seconds', th: '90 วินาที' }],
    [91, { en: '2 minutes', th: '2 นาที' }],
    [840, { en: '14 minutes', th: '14 นาที' }],
  ])('names the wait after too many attempts: %i seconds', (retryAfter, time) => {
    const { message } = explanation(new CallError(429, messages.tooMany, { retryAfter }));
    expect(message).toBe(refusals.tooManyUntil.replace('{time}', time[lang]));
  });

  test('omits the wait after too many attempts if unknown', () => {
    expect(refused(429, messages.tooMany).message).toBe(refusals.messages.tooMany);
  });

  test('covers no answer, an unexpected answer and our own errors', () => {
    expect(refused(0, 'Failed to fetch').message).toBe(refusals.network);
    expect(refused(502, 'Bad Gateway').message).toBe(refusals.other);
    expect(refused(400, 'toString').message).toBe(refusals.other);
    expect(explanation(new TypeError('x is not a function')).message).toBe(refusals.other);
  });
});

test('says whether the mailed link cannot be used', () => {
  const fields = { token: { code: 'invalid_format' } } as const;
  expect(isAboutLink(new CallError(400, messages.expiredLink))).toBe(true);
  expect(isAboutLink(new CallError(400, messages.invalid, { fields }))).toBe(true);
  expect(isAboutLink(new CallError(400, messages.commonPassword))).toBe(false);
  expect(isAboutLink(new Error(messages.expiredLink))).toBe(false);
});
