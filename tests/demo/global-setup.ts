import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const tools = resolve(import.meta.dirname, '../../tools');

/**
 * Builds the static demo and serves it once for all tests. `DEMO_DIR` names one that is built already.
 * Tells them by environment where it is (`BASE_URL`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const built = process.env['DEMO_DIR'];
  const folder = built ?? mkdtempSync(join(tmpdir(), 'lailoom-demo-'));
  if (built === undefined) {
    execFileSync(process.execPath, [join(tools, 'build-demo.ts'), folder], { stdio: 'inherit' });
  }
  const server = spawn(process.execPath, [join(tools, 'serve-demo.ts')], {
    env: { ...process.env, DEMO_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['BASE_URL'] = await addressOf(server);
  return async () => {
    const gone = once(server, 'exit');
    server.kill();
    await gone;
    if (built === undefined) rmSync(folder, { recursive: true, force: true });
  };
}

/** Where a server says that it is. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const address = /The demo is at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The demo was not served: ${said}`);
}
