import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS } from '../../../contract/lang.ts';
import type { SectionOf } from '../../../contract/section.ts';
import { localize } from '../../../contract/text.ts';
import { pages } from '../../content.ts';
import { captions } from '../../sections/video/captions.ts';

/** Every film that a page shows, once. */
const films = new Map(
  Object.values(pages)
    .flatMap(({ sections }) => sections)
    .filter((section) => section.type === 'video')
    .map((film) => [film.name, film]),
);

/** The captions of every film, in every language. */
export const getStaticPaths = (() =>
  [...films.values()].flatMap((film) =>
    LANGS.map((lang) => ({ params: { name: film.name, lang }, props: { film } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ film: SectionOf<'video'> }> = ({ props, params }) => {
  const lang = LANGS.find((each) => each === params['lang']) ?? LANGS[0];
  const { transcript, seconds } = localize(props.film, lang);
  return new Response(captions(transcript, seconds), { headers: { 'content-type': 'text/vtt' } });
};
