import { ContentError } from '../contract/content-file.ts';
import { FINISHED_LANGS } from '../contract/languages.ts';
import { refusedTerms } from './build/refused-terms.ts';
import { allTexts, allTranslations, needs } from './build/translations.ts';
import { content, contentFaults } from './content.ts';

/**
 * Returns the faults of the pages. If a faulty file keeps components from loading, it returns the texts missing from
 * finished languages instead.
 */
async function faultsOfPages(): Promise<readonly string[]> {
  try {
    return (await import('./pages-of-content.ts')).pageFaults;
  } catch (error) {
    if (!(error instanceof ContentError) || contentFaults.length === 0) throw error;
    const { missing } = allTranslations();
    return missing.filter(({ lang }) => FINISHED_LANGS.includes(lang)).map(needs);
  }
}

/** Returns the uses of variants of a term, unless the glossary itself is faulty, which is a fault of its own. */
function faultsOfTerms(): readonly string[] {
  if (contentFaults.some((fault) => fault.startsWith('content/glossary.yaml'))) return [];
  return refusedTerms(allTexts(), content.glossary.terms);
}

/** All faults of the content, as messages. */
export const faults: readonly string[] = [
  ...new Set([...contentFaults, ...(await faultsOfPages()), ...faultsOfTerms()]),
];
