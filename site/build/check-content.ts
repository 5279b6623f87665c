import { runnerImport } from 'vite';
import { ContentError } from '../../contract/content-file.ts';

/**
 * Checks all content before a site is built of it.
 * @throws ContentError with everything that is wrong in any file
 */
export async function checkContent(): Promise<void> {
  // Through Vite: a page's schema comes with the components of its sections.
  const { module } = await runnerImport<typeof import('../faults-of-content.ts')>(
    './site/faults-of-content.ts',
    { configFile: false, logLevel: 'silent' },
  );
  if (module.faults.length > 0) throw new ContentError(module.faults);
}
