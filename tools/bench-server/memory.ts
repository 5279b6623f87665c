import { numbers } from './compare.ts';
import { load, type Running } from './processes.ts';

/** After how many requests the memory is looked at. */
const AFTER = [0, 25_000, 50_000, 100_000];
/** How much may be added between the second look and the last and still count as flat, in MB. */
const TOLERANCE = { heap: 8, rss: 32 };

/** What a server had in memory after so many requests. */
export interface Look {
  requests: number;
  /** What the system counts, in MB, and what is alive in the heap after a collection. */
  rss: number;
  heap: number;
}

/**
 * Sends mixed traffic and looks at the memory in between, after a garbage collection, so that what
 * is seen is what is kept.
 * @param server runs with an inspector at this address
 */
export async function memory(server: Running, inspector: number, connections: number) {
  const looks: Look[] = [];
  let failures = 0;
  let sent = 0;
  for (const requests of AFTER) {
    const amount = requests - sent;
    if (amount > 0) {
      const first = numbers();
      const result = await load({ url: server.url, kind: 'mixed', connections, first, amount });
      failures += result.failures;
      sent = requests;
    }
    looks.push({ requests, heap: await liveHeap(inspector), rss: server.rss() });
  }
  const grown = (what: 'heap' | 'rss') =>
    (looks.at(-1)?.[what] ?? Number.NaN) - (looks[1]?.[what] ?? Number.NaN);
  const growth = { heap: grown('heap'), rss: grown('rss') };
  const isFlat = growth.heap <= TOLERANCE.heap && growth.rss <= TOLERANCE.rss;
  return { looks, growth, isFlat, failures };
}

/** What is alive in the heap of a process after two full collections, in MB. */
async function liveHeap(port: number): Promise<number> {
  const [{ webSocketDebuggerUrl }] = (await (
    await fetch(`http://127.0.0.1:${port}/json/list`)
  ).json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const ask = (method: string, params: object = {}) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      socket.addEventListener(
        'message',
        ({ data }) => resolve(JSON.parse(String(data)).result ?? {}),
        { once: true },
      );
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  // What the first one frees may hold more that the second one can.
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize / 1024 / 1024;
}
