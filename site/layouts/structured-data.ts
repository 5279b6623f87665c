import type { Lang } from '../../contract/lang.ts';
import { content } from '../content.ts';

/**
 * Who we are and what this site is, for search engines (schema.org), as JSON that is safe in HTML.
 * @param home the full address of the English home page
 */
export function structuredData(lang: Lang, home: string): string {
  const { brand } = content;
  const organization = `${home}#organization`;
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      alternateName: brand.nativeName,
      legalName: brand.legalName[lang],
      description: brand.description[lang],
      url: home,
      email: brand.email,
      logo: new URL('/icon-512.png', home).href,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: brand.name,
      url: home,
      inLanguage: ['en', 'th'],
      publisher: { '@id': organization },
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
