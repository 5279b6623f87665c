import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { accountMenu } from '../layouts/account-menu.ts';

export const getStaticPaths = (() =>
  LANGS.filter((lang) => isCompleteIn(content.menu, lang)).map((lang) => ({
    params: { lang },
    props: { lang },
  }))) satisfies GetStaticPaths;

/** The account menu for signed-in accounts. Other visitors don't load it. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  new Response(JSON.stringify(accountMenu(lang)), {
    headers: { 'content-type': 'application/json' },
  });
