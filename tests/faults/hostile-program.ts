import { beHostile } from './hostile-sockets.ts';

// A separate program, so that the measuring test does not wait for it: node hostile-program.ts PORT COUNT
const [port, count] = process.argv.slice(2).map(Number);
if (port === undefined || count === undefined)
  throw new Error('Usage: hostile-program.ts PORT COUNT');
beHostile(port, count);
