import { ContentError } from '../contract/content-file.ts';
import { contentFaults } from './content.ts';

/** What is wrong with the pages; nothing, while components cannot do without a file that is wrong itself. */
async function faultsOfPages(): Promise<readonly string[]> {
  try {
    return (await import('./pages-of-content.ts')).pageFaults;
  } catch (error) {
    if (error instanceof ContentError && contentFaults.length > 0) return [];
    throw error;
  }
}

/** Everything that is wrong with the content, as it is told. */
export const faults: readonly string[] = [
  ...new Set([...contentFaults, ...(await faultsOfPages())]),
];
