/** `npm start`: builds the site, then serves it, as one program that npm's signals reach in either phase. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

console.log('Rendering the site, about a minute …');
// In a separate process, because building takes memory that the server would keep.
const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
});
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const end = (signal: NodeJS.Signals) => build.kill(signal);
for (const signal of signals) process.on(signal, end);
const [status] = await once(build, 'exit');
for (const signal of signals) process.off(signal, end);

if (status === 0) await import('../server/server.ts');
else process.exitCode = status ?? 1;
