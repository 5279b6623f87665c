import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExhaustive } from '../scope.ts';
import { eachCase, incomplete } from './bad-input-cases.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { CALLS, complaint, worldOfFile } from './bad-input-world.ts';

const here = worldOfFile();

/** So many values are generated for a field; always the same ones where a new one would stop somebody else's change. */
const GENERATED = isExhaustive ? { numRuns: 300 } : { numRuns: 15, seed: 1 };

const hasFields = (call: (typeof CALLS)[number]) =>
  (['body', 'params', 'headers', 'query'] as const).some((part) => fieldsOf(call, part).length > 0);

describe('what the schemas do not allow is refused, names its field, and changes nothing', () => {
  test.each(CALLS.filter(hasFields))('%s', { timeout: 600_000 }, async (call) => {
    const { send, contents, inject } = here();
    const before = await contents();
    const wrong: string[] = [];
    for (const { title, field, sent } of incomplete(call)) {
      const reason = complaint(await send(call, sent), field);
      if (reason !== undefined) wrong.push(`${title}: ${reason}`);
    }
    expect(wrong).toEqual([]);
    await eachCase(call, async ({ title, field, bad, sent }) => {
      const isRefused = async (value: (typeof bad.always)[number]) => {
        const reason = complaint(await send(call, sent(value)), field);
        if (reason !== undefined) throw new Error(`${title}: ${reason}`);
      };
      await fc.assert(fc.asyncProperty(bad.any, isRefused), {
        ...GENERATED,
        examples: bad.always.map((value) => [value]),
        numRuns: bad.always.length + GENERATED.numRuns,
      });
    });
    expect(await contents()).toEqual(before);
    expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});
