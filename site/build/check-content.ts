import { runnerImport } from 'vite';
import { ContentError } from '../../contract/content-file.ts';

/**
 * Checks all content, and prints notes on it, before the site is built.
 * @throws ContentError with every fault in any file
 */
export async function checkContent(): Promise<void> {
  // Loaded through Vite, because a page's schema imports the components of its sections.
  const { module } = await runnerImport<typeof import('../faults-of-content.ts')>(
    './site/faults-of-content.ts',
    { configFile: false, logLevel: 'silent' },
  );
  if (module.faults.length > 0) throw new ContentError(module.faults);
  for (const note of module.notes) console.log(note);
}
