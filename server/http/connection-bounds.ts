import { networkKey } from '../limits/limits.ts';
import { type Connection, isWaitingForServer } from './connection.ts';

/** The maximum number of connections for strangers: in total, and from one address (IPv6: one /64). */
const STRANGERS_MAX = 1000;
const ADDRESS_MAX = 64;

/**
 * The maximum size of unread answers in memory, for all strangers and for one address. Node counts bytes, or UTF-16
 * code units while the answer is still a string. A slow browser has about 100 kB of a page pending on each of six
 * connections; larger files are read from disk as they are sent.
 */
const STRANGERS_UNREAD_MAX = 64 * 1024 * 1024;
const ADDRESS_UNREAD_MAX = 4 * 1024 * 1024;

/** The maximum time for reading an answer, in milliseconds; no file of a site is large enough to need more. */
const ANSWER_MAX = 5 * 60_000;

/**
 * Limits the resources that strangers use. At the maximum number of connections, the one that has kept us waiting the
 * longest is closed for the next one: browsers silently reopen an idle connection, and attacks consist of requests that
 * never end. The same applies to unread answers.
 * @param isProxy whether an address belongs to a trusted proxy, whose connections are not counted because it serves
 *   many visitors
 */
export function connectionBounds(isProxy: (address: string) => boolean) {
  /** The network of each connection. */
  const strangers = new Map<Connection, string>();
  const byNetwork = new Map<string, Set<Connection>>();

  /** The connections of proxies. Their unread bytes are limited per visitor: a proxy reads as slowly as those do. */
  const proxied = new Set<Connection>();

  const forget = (connection: Connection) => {
    proxied.delete(connection);
    const network = strangers.get(connection);
    if (network === undefined) return;
    strangers.delete(connection);
    const neighbours = byNetwork.get(network);
    neighbours?.delete(connection);
    if (neighbours?.size === 0) byNetwork.delete(network);
  };

  const disconnect = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };

  /** Whether one more connection fits; the one that makes room for it is closed. */
  const hasRoom = (
    group: ReadonlySet<Connection> | ReadonlyMap<Connection, unknown>,
    max: number,
  ): boolean => {
    if (group.size < max) return true;
    const waiting = [...group.keys()].filter((connection) => !isWaitingForServer(connection));
    const [longest] = longestWaitingFirst(waiting);
    if (longest === undefined) return false;
    disconnect(longest);
    return true;
  };

  /**
   * Closes the connections that have kept us waiting the longest until the unread bytes of the others are within the
   * limit. A single answer may exceed it.
   */
  const limitUnread = (group: Iterable<Connection>, max: number): void => {
    const unread = [...group].filter(({ socket }) => socket.writableLength > 0);
    let total = unread.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    if (total <= max) return;
    for (const connection of longestWaitingFirst(unread).slice(0, -1)) {
      total -= connection.socket.writableLength;
      disconnect(connection);
      if (total <= max) return;
    }
  };

  return {
    /** Admits a connection, or closes it if there is no room for it. */
    admit: (connection: Connection): void => {
      const { socket } = connection;
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return;
      if (isProxy(remoteAddress)) {
        proxied.add(connection);
        socket.once('close', () => forget(connection));
        return;
      }
      const network = networkKey(remoteAddress);
      const neighbours = byNetwork.get(network) ?? new Set<Connection>();
      if (!hasRoom(neighbours, ADDRESS_MAX) || !hasRoom(strangers, STRANGERS_MAX)) {
        socket.destroy();
        return;
      }
      strangers.set(connection, network);
      byNetwork.set(network, neighbours.add(connection));
      socket.once('close', () => forget(connection));
    },
    /** Makes room for the unread rest of an answer that has been handed over completely. */
    answered: (connection: Connection): void => {
      if (connection.socket.writableLength === 0) return;
      const network = strangers.get(connection);
      const group =
        network === undefined
          ? [...proxied].filter(({ client }) => client === connection.client)
          : byNetwork.get(network);
      limitUnread(group ?? [], ADDRESS_UNREAD_MAX);
      limitUnread([...strangers.keys(), ...proxied], STRANGERS_UNREAD_MAX);
    },
    /** Closes the connections of clients that take too long to read an answer. */
    cutSlow: (now: number): void => {
      for (const { since, open, socket } of strangers.keys()) {
        if (open.length > 0 && now - since > ANSWER_MAX) socket.destroy();
      }
    },
  };
}

const longestWaitingFirst = (connections: readonly Connection[]): Connection[] =>
  connections.toSorted((one, other) => one.since - other.since);
