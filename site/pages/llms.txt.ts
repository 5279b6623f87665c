import type { APIRoute } from 'astro';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { content, otherNames } from '../content.ts';
import { markdownPages } from '../markdown/pages.ts';
import { heading, join, link, list, plain, quotation } from '../ui/markdown.ts';

/** What this site is and where its pages stand as Markdown, for machines that read (llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const { brand } = content;
  const lists = LANGS.map((lang) => {
    const name = brand.languages.find(({ key }) => key === lang)?.name ?? lang;
    const entries = Object.entries(markdownPages).map(([path, written]) => {
      const { title, description } = written(lang);
      const address = new URL(markdownPath(pathIn(lang, path)), site).href;
      return `${link(title, address)}: ${plain(description)}`;
    });
    return join(heading(2, name), list(entries));
  });
  const text = join(
    heading(1, [brand.name, ...otherNames().map((each) => `(${each})`)].join(' ')),
    quotation(plain(brand.description.en)),
    plain(
      `Every page is in English and in Thai, and each has a Markdown form: the same address with .md, or by asking for text/markdown. Write to ${brand.email}.`,
    ),
    ...lists,
  );
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
