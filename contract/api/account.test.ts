import { expect, test } from 'vitest';
import { splitName } from './account.ts';

test.each([
  ['Ada', 'Ada', ''],
  ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
  ['สมชาย ใจดี', 'สมชาย', 'ใจดี'],
])('D2 splits the name %j at its first space', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
