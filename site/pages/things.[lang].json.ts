import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { thingsIn } from '../layouts/savable.ts';

export const getStaticPaths = (() =>
  LANGS.filter((lang) => isCompleteIn(content.savedItems, lang)).map((lang) => ({
    params: { lang },
    props: { lang },
  }))) satisfies GetStaticPaths;

/** Everything that can be saved, for the pages that show saved items. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  new Response(JSON.stringify(thingsIn(lang)), {
    headers: { 'content-type': 'application/json' },
  });
