import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

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
