import { isForPeople, start } from './start.ts';

try {
  await start(process.env);
} catch (error) {
  if (!isForPeople(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
