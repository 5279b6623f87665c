import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { timeZonesIn } from '../layouts/time-zones.ts';

export const getStaticPaths = (() =>
  LANGS.filter((lang) => isCompleteIn(content.details, lang)).map((lang) => ({
    params: { lang },
    props: { lang },
  }))) satisfies GetStaticPaths;

/** The names of the time zones, for the account details page. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  new Response(JSON.stringify(timeZonesIn(lang)), {
    headers: { 'content-type': 'application/json' },
  });
