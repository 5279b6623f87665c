/**
 * `npm run dev`: Astro's development server on PORT (4321) and, behind it, the real server for `/api`; both reload on
 * changes. The real server also serves a built site, so there must be one.
 */
import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const { PORT = '4321' } = process.env;
const apiPort = String(await freePort());
/** The ids of the started processes; negative for a process group. */
const programs: number[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop(signal));
}

if (!existsSync('dist/index.html')) {
  const [status] = await once(start(['tools/build.ts']), 'exit');
  if (status !== 0) process.exit(1);
}

const server = start(
  ['--watch-path=server', '--watch-path=contract', 'server/server.ts'],
  { PORT: apiPort },
  ['ignore', 'pipe', 'inherit'],
);
if (server.stdout) {
  createInterface({ input: server.stdout }).on('line', (line) => {
    // Astro prints the address to open; this one should not be opened.
    if (!/ is at https?:/.test(line)) console.log(line);
  });
}
// With the pages of the kit, which the site itself does not include.
const astro = start(['node_modules/.bin/astro', 'dev', '--port', PORT], {
  API_PORT: apiPort,
  KIT: '1',
});

// Neither is useful alone: if one exits, so does the other.
const ends = [server, astro].map((program) => once(program, 'exit'));
await Promise.race(ends);
stop('SIGTERM');
await Promise.all(ends);

function start(args: string[], env: NodeJS.ProcessEnv = {}, stdio: StdioOptions = 'inherit') {
  // If Node's watcher gets a signal before it has a handler, its child survives, so both are
  // signaled as a group. A program that reads the terminal must stay in the terminal's group.
  const detached = stdio !== 'inherit';
  const program = spawn(process.execPath, args, {
    stdio,
    detached,
    env: { ...process.env, ...env },
  });
  if (program.pid) programs.push(detached ? -program.pid : program.pid);
  return program;
}

function stop(signal: NodeJS.Signals): void {
  for (const id of programs) {
    try {
      process.kill(id, signal);
    } catch {
      // It has already exited.
    }
  }
}
