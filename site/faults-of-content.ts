import { ContentError, checkContent } from '../contract/content-file.ts';
import { DRAFT_LANGS, FINISHED_LANGS } from '../contract/languages.ts';
import { refusedTerms } from './build/refused-terms.ts';
import { allTexts, allTranslations, missingFault } from './build/translations.ts';
import { content, contentFaults } from './content.ts';
import { readCutFonts } from './ui/fonts.ts';
import { brand } from './words/brand.ts';

/**
 * Returns the faults of the pages, and notes on them. If a faulty file keeps components from loading, the faults are the
 * texts missing from finished languages.
 */
async function checkPages(): Promise<{ faults: readonly string[]; notes: readonly string[] }> {
  try {
    const { pageFaults, pageNotes } = await import('./pages-of-content.ts');
    return { faults: pageFaults, notes: pageNotes };
  } catch (error) {
    if (!(error instanceof ContentError) || contentFaults.length === 0) throw error;
    const { missing } = allTranslations();
    const needed = missing.filter(({ lang }) => FINISHED_LANGS.includes(lang));
    return { faults: needed.map(missingFault), notes: [] };
  }
}

/** Returns the uses of variants of a term, unless the glossary itself is faulty, which is a fault of its own. */
function faultsOfTerms(): readonly string[] {
  if (contentFaults.some((fault) => fault.startsWith('content/glossary.yaml'))) return [];
  return refusedTerms(allTexts(), content.glossary.terms);
}

/** Returns a fault if the brand names other fonts than those that were cut. */
function faultsOfFonts(): readonly string[] {
  const { content: company, formatFault } = checkContent('content/brand.yaml', brand);
  const { latin, thai, code } = readCutFonts().fonts;
  const cut = [latin.name, thai.name, code.name].join(', ');
  if (!company || Object.values(company.fonts).join(', ') === cut) return [];
  const message = `are not the fonts that the site has (${cut}): run npm run fonts`;
  return [formatFault({ path: ['fonts'], message })];
}

const ofPages = await checkPages();

/** All faults of the content, as messages. */
export const faults: readonly string[] = [
  ...new Set([...contentFaults, ...ofPages.faults, ...faultsOfTerms(), ...faultsOfFonts()]),
];

/** What an editor may want to know, and what stops no build. */
export const notes: readonly string[] = [...ofPages.notes, ...(await notesOnDrafts())];

/** Returns notes on the draft languages, unless a page is faulty. */
async function notesOnDrafts(): Promise<string[]> {
  if (DRAFT_LANGS.length === 0 || faults.length > 0) return [];
  const { draftNotes } = await import('./texts-of-page.ts');
  return draftNotes();
}
