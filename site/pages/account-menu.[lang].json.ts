import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { accountMenu } from '../layouts/account-menu.ts';

export const getStaticPaths = (() =>
  LANGS.filter((lang) => isCompleteIn(content.area, lang)).map((lang) => ({
    params: { lang },
    props: { lang },
  }))) satisfies GetStaticPaths;

/** The menu's words for a signed-in account; no other page fetches them. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  new Response(JSON.stringify(accountMenu(lang)), {
    headers: { 'content-type': 'application/json' },
  });
