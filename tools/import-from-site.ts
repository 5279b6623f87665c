import { runnerImport } from 'vite';

/**
 * Imports a module of the site. Through Vite: it imports the components of sections, as a page's schema does.
 * @param file its path from the project's folder
 */
export const importFromSite = async <Module>(file: `./site/${string}`): Promise<Module> =>
  (await runnerImport<Module>(file, { configFile: false, logLevel: 'silent' })).module;
