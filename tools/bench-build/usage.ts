/** Put before a program (`node --import`): adds what it has used to the file `USAGE` when it ends, a line a process. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`);
});
