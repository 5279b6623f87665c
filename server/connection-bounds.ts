import { type Connection, isOurTurn } from './connection.ts';
import { networkOf } from './limits.ts';

/** How many connections strangers may have open: all together, and from one address (IPv6: one /64). */
const STRANGERS_MAX = 1000;
const ADDRESS_MAX = 64;

/** How long an answer may take to be read, in milliseconds, however steadily; no file of a site is so large. */
const ANSWER_MAX = 5 * 60_000;

/**
 * Bounds what strangers hold. When they have as many connections as they may, the one that has kept us waiting the
 * longest makes room for the next: a browser opens an idle one again without a word, and what never comes to an end
 * is what an attack is made of.
 * @param isProxy whether an address is a trusted proxy's, which speaks for many and is not counted
 */
export function connectionBounds(isProxy: (address: string) => boolean) {
  const strangers = new Set<Connection>();
  const byNetwork = new Map<string, Set<Connection>>();

  const forget = (connection: Connection, network: string) => {
    strangers.delete(connection);
    const neighbours = byNetwork.get(network);
    neighbours?.delete(connection);
    if (neighbours?.size === 0) byNetwork.delete(network);
  };

  /** Whether one more has its place among these; the one that makes room for it is cut off. */
  const hasRoom = (group: ReadonlySet<Connection>, most: number): boolean => {
    if (group.size < most) return true;
    const waiting = [...group].filter((connection) => !isOurTurn(connection));
    const [longest] = waiting.sort((one, other) => one.since - other.since);
    if (longest === undefined) return false;
    forget(longest, networkOf(longest.socket.remoteAddress ?? ''));
    longest.socket.destroy();
    return true;
  };

  return {
    /** Takes a connection in, unless there is no room for it: then it is cut off. */
    admit: (connection: Connection): void => {
      const { socket } = connection;
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxy(remoteAddress)) return;
      const network = networkOf(remoteAddress);
      const neighbours = byNetwork.get(network) ?? new Set<Connection>();
      if (!hasRoom(neighbours, ADDRESS_MAX) || !hasRoom(strangers, STRANGERS_MAX)) {
        socket.destroy();
        return;
      }
      strangers.add(connection);
      byNetwork.set(network, neighbours.add(connection));
      socket.once('close', () => forget(connection, network));
    },
    /** Cuts off whoever takes too long to read an answer, byte by byte. */
    cutSlow: (now: number): void => {
      for (const { since, open, socket } of strangers) {
        if (open.length > 0 && now - since > ANSWER_MAX) socket.destroy();
      }
    },
  };
}
