import { expect, test } from 'vitest';
import { forms } from './forms.ts';

const title = { en: 'Ask', th: 'ถาม' };
const option = (id: string) => ({ id, label: { en: 'One', th: 'หนึ่ง' } });
const EMAIL = { field: 'email', required: true };
const CHOICE = { field: 'choice', required: true };

/** Returns the faults of a form, field by field. */
const faults = (form: object) =>
  forms
    .safeParse({
      ask: { title, sent: title, repeated: title, fields: [EMAIL], purposes: ['reply'], ...form },
    })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('builds a form with the fields that it lists', () => {
  expect(faults({})).toBeUndefined();
  const choice = { label: title, options: [option('a'), option('b-2')] };
  expect(faults({ fields: [EMAIL, CHOICE], choice })).toBeUndefined();
});

test('refuses a form without an email field, because its sender could not be answered', () => {
  const expected = [['ask.fields', 'must require the email, which is needed to answer']];
  expect(faults({ fields: [{ field: 'name', required: true }] })).toEqual(expected);
  expect(faults({ fields: [{ field: 'email', required: false }] })).toEqual(expected);
});

test('refuses a repeated field and a choice without options', () => {
  expect(faults({ fields: [EMAIL, EMAIL] })).toEqual([
    ['ask.fields', 'names a field twice: remove one'],
  ]);
  const both = [['ask.choice', 'goes with the field `choice`: a form has both or neither']];
  expect(faults({ fields: [EMAIL, CHOICE] })).toEqual(both);
  const choice = { label: title, options: [option('a'), option('b')] };
  expect(faults({ choice })).toEqual(both);
  const BUDGET = { field: 'budget', required: false };
  expect(faults({ fields: [EMAIL, CHOICE, BUDGET], choice, budget: choice })).toBeUndefined();
  expect(faults({ fields: [EMAIL, CHOICE, BUDGET], choice })).toEqual([
    ['ask.budget', 'goes with the field `budget`: a form has both or neither'],
  ]);
  const twice = { ...choice, options: [option('a'), option('a')] };
  expect(faults({ fields: [EMAIL, CHOICE], choice: twice })).toEqual([
    ['ask.choice.options', 'has a duplicate id'],
  ]);
  const capital = { ...choice, options: [option('A'), option('b')] };
  expect(faults({ fields: [EMAIL, CHOICE], choice: capital })).toEqual([
    ['ask.choice.options.0.id', 'an id consists of lower-case letters, digits and hyphens'],
  ]);
});

test('refuses more files than a form takes', () => {
  const files = (...max: (number | undefined)[]) => {
    const own = max.map((most, index) => [
      `file-${index}`,
      { type: 'file', label: title, max: most },
    ]);
    const fields = own.map(([field]) => ({ field, required: false }));
    return faults({ fields: [EMAIL, ...fields], own: Object.fromEntries(own) });
  };
  expect(files(undefined, 2)).toBeUndefined();
  expect(files(2, 2)).toEqual([['ask.own', 'takes 4 files: lower `max`, a form takes 3 at most']]);
  for (const max of [0, 4, 1.5]) expect(files(max)?.[0]?.[0]).toBe('ask.own.file-0.max');
});

test('refuses a field that nothing describes, and a description that nothing uses', () => {
  const DAY = { field: 'day', required: true };
  const day = { type: 'date', label: title };
  expect(faults({ fields: [EMAIL, DAY], own: { day } })).toBeUndefined();
  expect(faults({ fields: [EMAIL, { field: 'dai', required: true }], own: { day } })).toEqual([
    [
      'ask.fields',
      'has no field `dai`: did you mean `day`?; describe a field of your own under `own`',
    ],
    ['ask.own', "has `day`, which `fields` doesn't list: add it there"],
  ]);
  expect(faults({ fields: [EMAIL], own: { email: day } })).toEqual([
    ['ask.own', 'has `email`, which every form can have: choose another id'],
  ]);
});
