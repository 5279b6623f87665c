import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import { isCompleteIn, localize } from '../../../contract/text.ts';
import { examplesOf } from '../../kit/examples.ts';
import { pages } from '../../pages-of-content.ts';
import type { Section, SectionOf } from '../../sections/registry.ts';
import { captions } from '../../sections/video/captions.ts';

type Film = SectionOf<'video'>;

const filmsIn = (sections: readonly Section[]) =>
  Map.groupBy(
    sections.filter((section) => section.type === 'video'),
    ({ name }) => name,
  );

/** The films that pages show: what they say of one has to be the same, as it can have only one captions file. */
const onPages = filmsIn(Object.values(pages).flatMap(({ sections }) => sections));
for (const [name, [film, ...others]] of onPages) {
  if (others.every(({ transcript }) => isSame(transcript, film?.transcript))) continue;
  throw new Error(`the film ${name} has two transcripts: its captions can have only one`);
}

/** Those of the kit's examples, too, which say more or less of one film. */
const films = new Map([
  ...(import.meta.env.KIT ? filmsIn(examplesOf('video').map(([, example]) => example)) : []),
  ...onPages,
]);

/** The captions of every film, in every language. */
export const getStaticPaths = (() =>
  [...films].flatMap(([name, [film]]) =>
    film
      ? LANGS.filter((lang) => isCompleteIn(film, lang)).map((lang) => ({
          params: { name, lang },
          props: { film, lang },
        }))
      : [],
  )) satisfies GetStaticPaths;

function isSame(one: Film['transcript'], other: Film['transcript'] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const GET: APIRoute<{ film: Film; lang: Lang }> = ({ props: { film, lang } }) => {
  const { transcript, seconds } = localize(film, lang);
  return new Response(captions(transcript, seconds), { headers: { 'content-type': 'text/vtt' } });
};
