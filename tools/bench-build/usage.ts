/** Put before a program (`node --import`): writes what it has used to the file `USAGE` when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  // Processes that it starts inherit the wish, but each has its own account.
  const file = process.env['USAGE'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
