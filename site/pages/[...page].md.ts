import type { APIRoute, GetStaticPaths } from 'astro';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { languagesOf } from '../languages-of.ts';
import { pageMarkdown } from '../markdown/page.ts';
import { markdownPages } from '../markdown/pages.ts';

/** Every listed page in every language, as Markdown for machine readers. */
export const getStaticPaths = (() =>
  Object.keys(markdownPages).flatMap((path) =>
    languagesOf(path).map((lang) => ({
      params: { page: markdownPath(localizedPath(lang, path)).replace(/^\/|\.md$/g, '') },
      props: { lang, path },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: Lang; path: string }> = ({ props: { lang, path }, site }) => {
  const written = markdownPages[path]?.(lang);
  if (!written) throw new Error(`there is no page ${path}`);
  const text = pageMarkdown({
    ...written,
    body: written.body(),
    lang,
    path,
    site: new URL('/', site),
  });
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
};
