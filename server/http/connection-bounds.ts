import { networkOf } from '../limits/limits.ts';
import { type Connection, isWaitingForServer } from './connection.ts';

/** How many connections strangers may have open: all together, and from one address (IPv6: one /64). */
const STRANGERS_MAX = 1000;
const ADDRESS_MAX = 64;

/**
 * How much of answers may wait to be read in memory: by all strangers, and by one address. Node counts bytes, or the
 * UTF-16 code units of a text that is still one. A browser that is slow has some 100 kB of a page in each of six
 * connections; larger files are read from the disk as they are sent.
 */
const STRANGERS_UNREAD_MAX = 64 * 1024 * 1024;
const ADDRESS_UNREAD_MAX = 4 * 1024 * 1024;

/** How long an answer may take to be read, in milliseconds, however steadily; no file of a site is so large. */
const ANSWER_MAX = 5 * 60_000;

/**
 * Bounds what strangers hold. When they have as many connections as they may, the one that has kept us waiting the
 * longest makes room for the next: a browser opens an idle one again without a word, and what never comes to an end is
 * what an attack is made of. The same goes for answers that wait to be read.
 * @param isProxy whether an address is a trusted proxy's, which speaks for many: its connections are not counted
 */
export function connectionBounds(isProxy: (address: string) => boolean) {
  /** The network that each is from. */
  const strangers = new Map<Connection, string>();
  const byNetwork = new Map<string, Set<Connection>>();

  /** Those of proxies. Of these only what is not read is bounded, by visitor: a proxy reads as slowly as they do. */
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

  const cut = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };

  /** Whether one more has its place among these; the one that makes room for it is cut off. */
  const hasRoom = (
    group: ReadonlySet<Connection> | ReadonlyMap<Connection, unknown>,
    most: number,
  ): boolean => {
    if (group.size < most) return true;
    const waiting = [...group.keys()].filter((connection) => !isWaitingForServer(connection));
    const [longest] = longestFirst(waiting);
    if (longest === undefined) return false;
    cut(longest);
    return true;
  };

  /** Cuts off those who have kept us waiting the longest, until what the others do not read is little enough. One answer may be larger. */
  const boundUnread = (group: Iterable<Connection>, most: number): void => {
    const unread = [...group].filter(({ socket }) => socket.writableLength > 0);
    let total = unread.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    if (total <= most) return;
    for (const connection of longestFirst(unread).slice(0, -1)) {
      total -= connection.socket.writableLength;
      cut(connection);
      if (total <= most) return;
    }
  };

  return {
    /** Takes a connection in, unless there is no room for it: then it is cut off. */
    admit: (connection: Connection): void => {
      const { socket } = connection;
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return;
      if (isProxy(remoteAddress)) {
        proxied.add(connection);
        socket.once('close', () => forget(connection));
        return;
      }
      const network = networkOf(remoteAddress);
      const neighbours = byNetwork.get(network) ?? new Set<Connection>();
      if (!hasRoom(neighbours, ADDRESS_MAX) || !hasRoom(strangers, STRANGERS_MAX)) {
        socket.destroy();
        return;
      }
      strangers.set(connection, network);
      byNetwork.set(network, neighbours.add(connection));
      socket.once('close', () => forget(connection));
    },
    /** Makes room for what is left to be read of an answer, which has been handed over whole. */
    answered: (connection: Connection): void => {
      if (connection.socket.writableLength === 0) return;
      const network = strangers.get(connection);
      const group =
        network === undefined
          ? [...proxied].filter(({ client }) => client === connection.client)
          : byNetwork.get(network);
      boundUnread(group ?? [], ADDRESS_UNREAD_MAX);
      boundUnread([...strangers.keys(), ...proxied], STRANGERS_UNREAD_MAX);
    },
    /** Cuts off a client that takes too long to read an answer, byte by byte. */
    cutSlow: (now: number): void => {
      for (const { since, open, socket } of strangers.keys()) {
        if (open.length > 0 && now - since > ANSWER_MAX) socket.destroy();
      }
    },
  };
}

const longestFirst = (connections: readonly Connection[]): Connection[] =>
  connections.toSorted((one, other) => one.since - other.since);
