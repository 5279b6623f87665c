/**
 * `npm run dev`: Astro's development server on PORT (4321) and, behind it, the real server for `/api`,
 * both reloading. The real server serves a built site too, so there must be one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const { PORT = '4321', API_PORT = '4322' } = process.env;
// With the pages of the kit, which the site itself does not have.
const env = { ...process.env, API_PORT, KIT: '1' };
const astro = 'node_modules/.bin/astro';

const start = (args: string[], extra: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...env, ...extra } });

if (!existsSync('dist/index.html')) await once(start([astro, 'build'], { KIT: '' }), 'exit');

const programs = [
  start([astro, 'dev', '--port', PORT]),
  start(['--watch-path=server', '--watch-path=contract', 'server/server.ts'], { PORT: API_PORT }),
];
const stop = () => {
  for (const program of programs) program.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Half of it is of no use: when one ends, so does the other.
await Promise.race(programs.map((program) => once(program, 'exit')));
stop();
