import type { Lang } from '../../contract/lang.ts';
import { content } from '../content.ts';

interface Page {
  lang: Lang;
  /** Full addresses: of this page, and of the English home page. */
  address: string;
  home: string;
}

/** Who we are and what this site is, for search engines (schema.org), as JSON that is safe in HTML. */
export function structuredData({ lang, address, home }: Page): string {
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
    {
      '@type': 'WebPage',
      '@id': address,
      url: address,
      inLanguage: lang,
      isPartOf: { '@id': `${home}#website` },
      about: { '@id': organization },
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
