/**
 * `npm run translations [-- --done]` Lists outdated translations, whose English has changed, new ones, and those
 * missing in draft languages; exits with 1 if there are any to review. With `--done`, the translator has reviewed them,
 * and they are recorded as current.
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
