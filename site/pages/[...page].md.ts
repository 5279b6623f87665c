import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { pageMarkdown } from '../markdown/page.ts';
import { markdownPages } from '../markdown/pages.ts';

/** Every page that is to be found, in every language, for machines that read. */
export const getStaticPaths = (() =>
  Object.entries(markdownPages).flatMap(([path, written]) =>
    LANGS.map((lang) => ({
      params: { page: markdownPath(pathIn(lang, path)).replace(/^\/|\.md$/g, '') },
      props: { lang, path, ...written(lang) },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props, site = new URL('http://localhost') }) =>
  new Response(pageMarkdown({ ...props, site } as Parameters<typeof pageMarkdown>[0]), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
