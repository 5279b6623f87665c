import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { accountMenu } from '../layouts/account-menu.ts';
import { thingsIn } from '../layouts/savable.ts';
import { timeZonesIn } from '../layouts/time-zones.ts';

/** The data that only scripts for signed-in accounts load, each with the texts that a language needs for it. */
const FILES = {
  'account-menu': { texts: content.menu, dataIn: accountMenu },
  things: { texts: content.savedItems, dataIn: thingsIn },
  'time-zones': { texts: content.details, dataIn: timeZonesIn },
};

export const getStaticPaths = (() =>
  Object.entries(FILES).flatMap(([name, { texts, dataIn }]) =>
    LANGS.filter((lang) => isCompleteIn(texts, lang)).map((lang) => ({
      params: { name, lang },
      props: { lang, dataIn },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: Lang; dataIn: (lang: Lang) => unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.dataIn(props.lang)), {
    headers: { 'content-type': 'application/json' },
  });
