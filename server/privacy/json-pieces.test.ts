import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

async function* of<Entry>(...entries: Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

test('writes generated entries as an array at any depth', async () => {
  const value = {
    none: of(),
    left: undefined,
    plain: [{ text: 'ก"\n' }, null],
    some: of({ id: 1, inner: of('a', 'b') }, { id: 2, inner: of() }),
  };
  expect(await json(jsonPieces(value))).toEqual({
    none: [],
    plain: [{ text: 'ก"\n' }, null],
    some: [
      { id: 1, inner: ['a', 'b'] },
      { id: 2, inner: [] },
    ],
  });
});

test('generates no more entries than are read', async () => {
  let made = 0;
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) {
        made += 1;
        yield 'x'.repeat(1000);
      }
    } finally {
      isEnded = true;
    }
  }
  const pieces = jsonPieces({ endless: endless() });
  await pieces.next();
  expect(made).toBeLessThan(50);
  await pieces.return();
  expect(isEnded).toBe(true);
});
