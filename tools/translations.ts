/**
 * `npm run translations [-- --done]`
 * Lists the translations that are out of date, because they were made from other English, those that are new, and what
 * the drafts among the languages lack; exits with 1 when there are any to look at. With `--done`, the translator has looked at
 * them: they are noted as they stand.
 */
import { parseArgs } from 'node:util';
import {
  allTranslations,
  inOneLine,
  needs,
  readLock,
  unseen,
  writeLock,
} from '../site/build/translations.ts';

const { values } = parseArgs({ options: { done: { type: 'boolean', default: false } } });
const { written, missing } = allTranslations();
const { stale, fresh } = unseen(written, readLock());

for (const each of missing) {
  console.log(`missing: ${needs(each)}\n    English now: ${each.english}`);
}
for (const each of stale) console.log(`out of date: ${inOneLine(each)}`);
for (const each of fresh) console.log(`new: ${inOneLine(each)}`);

if (values.done) {
  writeLock(written);
  console.log(`${written.length} texts are noted with the English that they were made from.`);
} else if (stale.length + fresh.length > 0) {
  console.error(
    'Look at each translation beside its English; then run: npm run translations -- --done',
  );
  process.exitCode = 1;
}
