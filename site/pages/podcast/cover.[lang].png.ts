import type { APIRoute } from 'astro';
import type { Lang } from '../../../contract/lang.ts';
import { content, unbreakableTerms } from '../../content.ts';
import { inEveryLanguage } from '../../layouts/languages.ts';
import { podcastCover } from '../../ui/podcast-cover.ts';

/** The podcast’s cover in every language. */
export const getStaticPaths = () =>
  inEveryLanguage().map(({ props }) => ({ params: { lang: props.lang }, props }));

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const picture = await podcastCover({
    lang,
    name: content.entries.episodes.name[lang],
    by: content.brand.company[lang],
    weave: content.families['pha-khao-ma'],
    terms: unbreakableTerms(),
  });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
