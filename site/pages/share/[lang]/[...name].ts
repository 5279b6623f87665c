import type { APIRoute, GetStaticPaths } from 'astro';
import type { Lang } from '../../../../contract/lang.ts';
import type { Text } from '../../../../contract/text.ts';
import { isCanonical } from '../../../canonical.ts';
import { cropPhoto } from '../../../collections/media/files.ts';
import { entryPages } from '../../../collections/pages.ts';
import { accountPaths, content, unbreakableTerms } from '../../../content.ts';
import { languagesOf } from '../../../languages-of.ts';
import { clothOf } from '../../../layouts/frame.ts';
import { photoAt, shareImagePath } from '../../../layouts/share-image.ts';
import { pages } from '../../../pages-of-content.ts';
import type { Weave } from '../../../ui/loom/weave.ts';
import type { PhotoInAllLanguages } from '../../../ui/photo/photo.ts';
import { SHARE_IMAGE, shareImage } from '../../../ui/share-image.ts';

interface Card {
  heading: Text;
  weave: Weave;
}

/** The content of each page's share image, by the page's English path. */
const cards: [string, Card][] = [
  ...Object.entries(pages)
    .filter(([path]) => isCanonical(path))
    .map(([path, page]): [string, Card] => {
      const weave = clothOf.get(path);
      const [first] = page.sections;
      if (!weave || !first) throw new Error(`the page ${path} has no section`);
      const heading = ('heading' in first ? first.heading : undefined) ?? page.title;
      return [path, { heading, weave }];
    }),
  ...entryPages.map(({ path, title, weave }): [string, Card] => [path, { heading: title, weave }]),
  ...Object.entries(accountPaths).map(([path, { start, weave }]): [string, Card] => [
    path,
    { heading: start.heading, weave },
  ]),
];

/** One share image per page and language. */
export const getStaticPaths = (() =>
  cards.flatMap(([path, card]) =>
    languagesOf(path).map((lang) => ({
      params: { lang, name: shareImagePath(lang, path).slice(`/share/${lang}/`.length) },
      props: { lang, card, photo: photoAt(path) },
    })),
  )) satisfies GetStaticPaths;

interface Props {
  lang: Lang;
  card: Card;
  photo: PhotoInAllLanguages | undefined;
}

export const GET: APIRoute<Props> = async ({ props: { lang, card, photo } }) => {
  const picture = await shareImage({
    lang,
    brand: content.brand.name[lang],
    heading: card.heading[lang],
    weave: card.weave,
    photo: photo && (await cropPhoto(photo, SHARE_IMAGE)),
    terms: unbreakableTerms(),
  });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': photo ? 'image/jpeg' : 'image/png' },
  });
};
