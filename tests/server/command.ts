import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs `tools/<name>.ts` as `npm run` does, with only this environment. */
export async function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}
