// `npm run searches -- [days]`: lists the searches without results in the database that the
// environment names, the most frequent first. Exits with 2 if the command is invalid.
import { LANGUAGES } from '../contract/languages.ts';
import { readConfig } from '../server/config.ts';
import { openExistingStore } from '../server/store/database.ts';
import { readMisses } from '../server/store/searches.ts';
import { exitWith, outcomeOf } from './outcome.ts';

const USAGE = 'Usage: npm run searches -- [days, 30 unless told]';

if (import.meta.main) exitWith(await searches(process.argv.slice(2), process.env));

/** Lists the searches without results of the last days. */
export function searches([days = '30', ...more]: string[], env: NodeJS.ProcessEnv) {
  return outcomeOf(async () => {
    if (!/^[1-9]\d{0,3}$/.test(days) || more.length > 0) return { code: 2, stderr: `${USAGE}\n` };
    await using store = await openExistingStore(readConfig(env));
    const misses = await readMisses(store, Number(days));
    if (misses.length === 0) {
      return { stderr: `No search that failed is on record for the last ${days} days.\n` };
    }
    const lines = misses.map(
      ({ count, lang, lastDay, query }) =>
        `${String(count).padStart(6)}  ${LANGUAGES[lang].label}  ${lastDay}  ${query}\n`,
    );
    return { stdout: lines.join('') };
  });
}
