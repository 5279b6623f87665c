/**
 * Preloaded into a program (`node --import`): appends the resources it used to the file `USAGE` when it exits, one line
 * per process.
 */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`);
});
