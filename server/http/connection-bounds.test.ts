import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connectionBounds } from './connection-bounds.ts';

const KB = 1024;
const PROXY = '192.0.2.255';

const IDLE = { open: [], client: undefined, since: 0, refusal: undefined, isOver: false };

/**
 * Opens connections that leave the given number of bytes of their answers unread each, the oldest first; visitors behind
 * a proxy are named `proxy visitor`.
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
    const connection = { ...IDLE, socket: socket as unknown as Socket, client, since: index };
    bounds.admit(connection);
    bounds.answered(connection);
  });
  return cut;
}

const bounds = () => connectionBounds((address) => address === PROXY);
const connectionsFrom = (address: string, count: number, size: number) =>
  Array.from({ length: count }, (): [string, number] => [address, size]);

test('closes the connection that has waited longest when an address, or all strangers, have too many', () => {
  expect(unread(bounds(), connectionsFrom('192.0.2.1', 66, 0))).toEqual([0, 1]);
  const strangers = Array.from({ length: 17 }, (_, at) => connectionsFrom(`192.0.2.${at}`, 59, 0));
  expect(unread(bounds(), strangers.flat())).toEqual([0, 1, 2]);
  expect(unread(bounds(), connectionsFrom(PROXY, 1100, 0))).toEqual([]);
});

test('caps the unread bytes per address and cuts off the connection that has waited longest', () => {
  expect(unread(bounds(), connectionsFrom('192.0.2.1', 40, 100 * KB))).toEqual([]);
  expect(unread(bounds(), connectionsFrom('192.0.2.1', 50, 100 * KB))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  // An IPv6 network counts as one address; cutting idle connections frees nothing.
  const idle = connectionsFrom('2001:db8::1', 10, 0);
  expect(unread(bounds(), [...idle, ...connectionsFrom('2001:db8::2', 41, 100 * KB)])).toEqual([
    10,
  ]);
});

test('sends one answer larger than the cap and cuts off the others instead', () => {
  expect(unread(bounds(), connectionsFrom('192.0.2.1', 1, 9000 * KB))).toEqual([]);
  expect(unread(bounds(), connectionsFrom('192.0.2.1', 3, 9000 * KB))).toEqual([0, 1]);
});

test('caps the unread bytes of all strangers together, with or without a proxy', () => {
  const strangers = Array.from({ length: 33 }, (_, at) =>
    connectionsFrom(`192.0.2.${at}`, 1, 2000 * KB),
  ).flat();
  expect(unread(bounds(), strangers.slice(0, 32))).toEqual([]);
  expect(unread(bounds(), strangers)).toEqual([0]);
  const visitors = Array.from({ length: 33 }, (_, at) =>
    connectionsFrom(`${PROXY} 198.51.100.${at}`, 1, 2000 * KB),
  ).flat();
  expect(unread(bounds(), visitors.slice(0, 32))).toEqual([]);
  expect(unread(bounds(), visitors)).toEqual([0]);
  expect(unread(bounds(), connectionsFrom(`${PROXY} 198.51.100.1`, 41, 100 * KB))).toEqual([0]);
});
