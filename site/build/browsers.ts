import type { Plugin } from 'vite';
import { LANGS } from '../../contract/lang.ts';

/**
 * The oldest browsers that the site supports (docs/browsers.md), as Vite names them. Newer syntax is transpiled at
 * build time. Platform features that these browsers lack must degrade.
 */
export const OLDEST_BROWSERS = ['chrome112', 'edge112', 'firefox121', 'safari16.5', 'ios16.5'];

/** Writes the names of the languages into what is bundled: few scripts need more of the table that has them. */
export const languageNames: Plugin = {
  name: 'site-language-names',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/contract/lang.ts')) return undefined;
    return { code: code.replace('Object.keys(LANGUAGE_TABLE)', JSON.stringify(LANGS)), map: null };
  },
};
