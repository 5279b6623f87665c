// `npm run searches -- [days]`: what visitors searched for and did not find, in the database that the environment
// names, what was asked most first. Ends with 2 when the command is not understood.
import { LANGUAGES } from '../contract/languages.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { openExistingStore } from '../server/store/database.ts';
import { StoreError } from '../server/store/open-failure.ts';
import { missesOf } from '../server/store/searches.ts';

const USAGE = 'Usage: npm run searches -- [days, 30 unless told]';

const [given = '30', ...more] = process.argv.slice(2);

if (!/^[1-9]\d{0,3}$/.test(given) || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await list(Number(given));
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function list(days: number): Promise<void> {
  const store = await openExistingStore(readConfig(process.env));
  try {
    const misses = await missesOf(store, days);
    for (const { count, lang, lastDay, query } of misses) {
      console.log(`${String(count).padStart(6)}  ${LANGUAGES[lang].label}  ${lastDay}  ${query}`);
    }
    if (misses.length === 0) {
      console.error(`No search that failed is on record for the last ${days} days.`);
    }
  } finally {
    await store.close();
  }
}
