import { ContentError } from '../contract/content-file.ts';
import { FINISHED_LANGS } from '../contract/languages.ts';
import { allTranslations, needs } from './build/translations.ts';
import { contentFaults } from './content.ts';

/** What is wrong with the pages; while components cannot do without a file that is wrong itself, what they lack. */
async function faultsOfPages(): Promise<readonly string[]> {
  try {
    return (await import('./pages-of-content.ts')).pageFaults;
  } catch (error) {
    if (!(error instanceof ContentError) || contentFaults.length === 0) throw error;
    const { missing } = allTranslations();
    return missing.filter(({ lang }) => FINISHED_LANGS.includes(lang)).map(needs);
  }
}

/** Everything that is wrong with the content, as it is told. */
export const faults: readonly string[] = [
  ...new Set([...contentFaults, ...(await faultsOfPages())]),
];
