import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { connectionBounds } from './connection-bounds.ts';

const KB = 1024;
const PROXY = '192.0.2.255';

/**
 * Creates connections with the given unread bytes each, the first one unread for the longest time; `proxy visitor`
 * means a visitor behind a proxy.
 */
function unread(bounds: ReturnType<typeof connectionBounds>, sizes: readonly [string, number][]) {
  const cut: number[] = [];
  sizes.forEach(([address, writableLength], index) => {
    const [remoteAddress, client] = address.split(' ');
    const socket = {
      remoteAddress,
      writableLength,
      once: () => {},
      destroy: () => cut.push(index),
    };
    const connection: Connection = {
      ...{ socket: socket as unknown as Socket, open: [], client, since: index },
      ...{ refusal: undefined, isOver: false },
    };
    bounds.admit(connection);
    bounds.answered(connection);
  });
  return cut;
}

const bounds = () => connectionBounds((address) => address === PROXY);
const of = (address: string, count: number, size: number) =>
  Array.from({ length: count }, (): [string, number] => [address, size]);

test('what one address does not read is bounded: who has kept us waiting the longest is cut off', () => {
  expect(unread(bounds(), of('192.0.2.1', 40, 100 * KB))).toEqual([]);
  expect(unread(bounds(), of('192.0.2.1', 50, 100 * KB))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // An IPv6 network counts as one address; idle connections make no room.
  const idle = of('2001:db8::1', 10, 0);
  expect(unread(bounds(), [...idle, ...of('2001:db8::2', 41, 100 * KB)])).toEqual([10]);
});

test('one answer that is larger than all may be is sent, in the place of the others', () => {
  expect(unread(bounds(), of('192.0.2.1', 1, 9000 * KB))).toEqual([]);
  expect(unread(bounds(), of('192.0.2.1', 3, 9000 * KB))).toEqual([0, 1]);
});

test('what all strangers together do not read is bounded, whether or not a proxy hands it on', () => {
  const strangers = Array.from({ length: 33 }, (_, at) => of(`192.0.2.${at}`, 1, 2000 * KB)).flat();
  expect(unread(bounds(), strangers.slice(0, 32))).toEqual([]);
  expect(unread(bounds(), strangers)).toEqual([0]);
  const visitors = Array.from({ length: 33 }, (_, at) =>
    of(`${PROXY} 198.51.100.${at}`, 1, 2000 * KB),
  ).flat();
  expect(unread(bounds(), visitors.slice(0, 32))).toEqual([]);
  expect(unread(bounds(), visitors)).toEqual([0]);
  expect(unread(bounds(), of(`${PROXY} 198.51.100.1`, 41, 100 * KB))).toEqual([0]);
});
