import { describe, expect, test } from 'vitest';
import { cases } from './bad-input-cases.ts';
import { CALLS, complaint, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

describe('what the schemas do not allow is refused, names its field, and changes nothing', () => {
  test.each(CALLS.filter((call) => cases(call).length > 0))(
    '%s',
    { timeout: 60_000 },
    async (call) => {
      const { send, contents, inject } = here();
      const before = await contents();
      const wrong: string[] = [];
      for (const { title, field, sent } of cases(call)) {
        const reason = complaint(await send(call, sent), field);
        if (reason !== undefined) wrong.push(`${title}: ${reason}`);
      }
      expect(wrong).toEqual([]);
      expect(await contents()).toEqual(before);
      expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
    },
  );
});
