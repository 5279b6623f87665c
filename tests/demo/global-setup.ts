import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const serveDemo = resolve(import.meta.dirname, '../../tools/serve-demo.ts');

/**
 * Serves the static demo once for all tests, and builds it first if necessary. Sets an environment variable with its
 * address (`BASE_URL`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [serveDemo], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['BASE_URL'] = await addressOf(server);
  return async () => {
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  };
}

/** Returns the address that a server prints. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += chunk;
    const address = /The demo is at (http:\S+)/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The demo was not served: ${output}`);
}
