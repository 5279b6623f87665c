import type { APIRoute } from 'astro';
import { FIRST_LANG, LANGS, localizedPath } from '../../contract/lang.ts';
import { FINISHED_LANGS, LANGUAGES, languageName } from '../../contract/languages.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { content, otherNames } from '../content.ts';
import { languagesOf } from '../languages-of.ts';
import { markdownPages } from '../markdown/pages.ts';
import { heading, join, link, list, plain, quotation } from '../ui/markdown.ts';

/** A description of the site with links to its pages as Markdown, for machine readers (llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const { brand } = content;
  const lists = LANGS.map((lang) => {
    const pages = Object.entries(markdownPages).filter(([path]) =>
      languagesOf(path).includes(lang),
    );
    const entries = pages.map(([path, written]) => {
      const { title, description } = written(lang);
      const address = new URL(markdownPath(localizedPath(lang, path)), site).href;
      return `${link(title, address)}: ${plain(description)}`;
    });
    return entries.length > 0 ? join(heading(2, LANGUAGES[lang].name), list(entries)) : '';
  });
  const languages = new Intl.ListFormat('en').format(
    FINISHED_LANGS.map((lang) => languageName(lang)),
  );
  const text = join(
    heading(
      1,
      [brand.name[FIRST_LANG], ...otherNames(FIRST_LANG).map((each) => `(${each})`)].join(' '),
    ),
    quotation(plain(brand.description[FIRST_LANG])),
    plain(
      `Every page is in ${languages}, and each has a Markdown form: the same address with .md, or by asking for text/markdown. Write to ${brand.email}.`,
    ),
    ...lists,
  );
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
