import type { APIRoute } from 'astro';
import { FIRST_LANG, type Lang, localizedPath } from '../../contract/lang.ts';
import { isCanonical } from '../canonical.ts';
import { languagesOf } from '../languages-of.ts';
import { pagePaths } from '../routes.ts';

/** Every canonical page in every language, each with links to all its languages, including itself (thai.md 12). */
export const GET: APIRoute = ({ site }) => {
  const urls = [...pagePaths]
    .filter(isCanonical)
    .sort()
    .flatMap((path) => {
      const languages = languagesOf(path);
      const address = (lang: Lang) => new URL(localizedPath(lang, path), site).href;
      const alternates = [
        ...languages.map((lang) => [lang, address(lang)]),
        ['x-default', address(FIRST_LANG)],
      ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
      return languages.map(
        (lang) => `<url><loc>${address(lang)}</loc>${alternates.join('')}</url>`,
      );
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
