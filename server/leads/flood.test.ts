import { expect, test } from 'vitest';
import { floodWatch } from './flood.ts';

const MINUTE = 60_000;

/** Sends leads to a flood watch that expects a given number in all. Returns the indexes of those that end up held. */
function heldOf(
  leads: { address: string; message?: string; form?: string; at?: number }[],
  expected: number,
): number[] {
  const watch = floodWatch();
  let genuine = 0;
  const arrivals = leads.map(({ address, message = '', form = 'contact', at = 0 }) => {
    genuine += 1;
    const { arrival, unmasked } = watch.judge({ address, message, form }, genuine > expected, at);
    genuine -= unmasked.length + Number(arrival.isHeld);
    return arrival;
  });
  return arrivals.flatMap(({ isHeld }, index) => (isHeld ? [index] : []));
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

test('accepts the expected number of leads, however alike', () => {
  expect(
    heldOf(
      range(10).map(() => ({ address: '192.0.2.1', message: 'Buy' })),
      10,
    ),
  ).toEqual([]);
});

test.each([
  [
    'addresses',
    (index: number) => ({
      address: `192.0.2.${index % 4}`,
      message: `${index} letters ${'x'.repeat(index)}`,
    }),
  ],
  [
    'text',
    (index: number) => ({ address: `10.${index}.0.1`, message: `Cheap pills, call ${index}!` }),
  ],
  ['network', (index: number) => ({ address: `192.0.2.${index}` })],
  ['network of IPv6', (index: number) => ({ address: `2001:db8:1:${index}` })],
])('recognizes a flood by its %s from its first lead on and lets others through', (_, lead) => {
  const flood = range(64).map(lead);
  const customer = { address: '203.0.113.9', message: 'We print books.' };
  expect(heldOf([...flood, customer], 60)).toEqual(range(64));
});

test('lets through a neighbor of flooding addresses', () => {
  const flood = range(64).map((index) => ({ address: `192.0.2.${index % 4}` }));
  expect(heldOf([...flood, { address: '192.0.2.9' }], 60)).toEqual(range(64));
});

test('holds the leads beyond the expected number of a form when a flood has nothing else in common', () => {
  const flood = range(20).map((index) => ({ address: `10.${index}.0.1`, form: 'newsletter' }));
  const customer = { address: '203.0.113.9', form: 'contact' };
  expect(heldOf([...flood, customer], 10)).toEqual(range(10).map((index) => index + 10));
});

test('treats an address like any other ten minutes after its last lead', () => {
  const flood = range(20).map(() => ({ address: '192.0.2.1' }));
  const floodThen = (at: number) => [...flood, { address: '192.0.2.1', at }];
  expect(heldOf(floodThen(9 * MINUTE), 10)).toHaveLength(21);
  expect(heldOf(floodThen(11 * MINUTE), 10)).toHaveLength(20);
});

test('judges a botnet of a hundred thousand addresses in bounded time', () => {
  const watch = floodWatch();
  const began = performance.now();
  for (const index of range(5000)) {
    const address = `10.${index >> 8}.${index & 255}.1`;
    watch.judge({ address, message: `${index}`, form: 'contact' }, true, index);
  }
  expect((performance.now() - began) / 5000).toBeLessThan(1);
});
