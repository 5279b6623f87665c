import type { APIRoute, GetStaticPaths } from 'astro';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { entriesOf } from '../../collections/define-collection.ts';
import { captions } from '../../collections/episodes/captions.ts';
import { episodes } from '../../collections/episodes/index.ts';
import type { Episode } from '../../collections/episodes/schema.ts';
import { soundOf, timed } from '../../collections/episodes/sound.ts';
import { inEveryLanguage } from '../../layouts/languages.ts';

/** The transcript of every episode with timestamps, in every language. */
export const getStaticPaths = (() =>
  entriesOf(episodes).flatMap((episode) =>
    inEveryLanguage().map(({ props: { lang } }) => ({
      params: { id: episode.id, lang },
      props: { episode, lang },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ episode: Episode; lang: Lang }> = ({ props: { episode, lang } }) => {
  const sound = soundOf(episode);
  const lines = localize(timed(episode.transcript, sound), lang);
  return new Response(captions(lines, sound.seconds), { headers: { 'content-type': 'text/vtt' } });
};
