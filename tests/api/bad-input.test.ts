import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExhaustive } from '../scope.ts';
import { fieldCases, incomplete } from './bad-input-cases.ts';
import { CALLS, complaint, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

/** How many values are generated per field. In CI they are always the same: new ones could fail an unrelated change. */
const GENERATED = isExhaustive ? { numRuns: 300 } : { numRuns: 15, seed: 1 };

describe('what the schemas do not allow is refused, names its field, and changes nothing', () => {
  test.each(CALLS.filter((call) => fieldCases(call).length > 0))(
    '%s',
    { timeout: 600_000 },
    async (call) => {
      const { send, contents, inject } = here();
      const before = await contents();
      const wrong: string[] = [];
      for (const { title, field, sent } of incomplete(call)) {
        const reason = complaint(await send(call, sent), field);
        if (reason !== undefined) wrong.push(`${title}: ${reason}`);
      }
      expect(wrong).toEqual([]);
      for (const { title, field, bad, sent } of fieldCases(call)) {
        const expectRefused = async (value: unknown) => {
          const reason = complaint(await send(call, sent(value)), field);
          if (reason !== undefined) throw new Error(`${title}: ${reason}`);
        };
        await fc.assert(fc.asyncProperty(bad.any, expectRefused), {
          ...GENERATED,
          examples: bad.always.map((value) => [value]),
          numRuns: bad.always.length + GENERATED.numRuns,
        });
      }
      expect(await contents()).toEqual(before);
      expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
    },
  );
});
