/**
 * `npm run translations [-- --done]`
 * Lists the Thai texts that are out of date, because they were made from other English, and those that are new;
 * exits with 1 when there are any. With `--done`, somebody has looked at them: they are noted as they stand.
 */
import { parseArgs } from 'node:util';
import {
  allTranslations,
  inOneLine,
  readLock,
  unseen,
  writeLock,
} from '../site/build/translations.ts';

const { values } = parseArgs({ options: { done: { type: 'boolean', default: false } } });
const translations = allTranslations();
const { stale, fresh } = unseen(translations, readLock());

for (const each of stale) console.log(`out of date: ${inOneLine(each)}`);
for (const each of fresh) console.log(`new: ${inOneLine(each)}`);

if (values.done) {
  writeLock(translations);
  console.log(`${translations.length} texts are noted with the English that they were made from.`);
} else if (stale.length + fresh.length > 0) {
  console.error(
    'Look at each Thai text beside its English; then run: npm run translations -- --done',
  );
  process.exitCode = 1;
}
