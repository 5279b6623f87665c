import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../../../contract/lang.ts';
import type { Page } from '../../../../contract/page.ts';
import { content, pages } from '../../../content.ts';
import { weavesIn } from '../../../ui/loom/weaves.ts';
import { shareImage } from '../../../ui/share-image.ts';

/** One picture for each page and language. */
export const getStaticPaths = (() =>
  Object.entries(pages).flatMap(([path, page]) =>
    LANGS.map((lang) => ({
      params: { lang, name: path === '/' ? 'home' : path.slice(1) },
      props: { lang, page },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: Lang; page: Page }> = async ({ props: { lang, page } }) => {
  const [weave] = weavesIn(page);
  const [first] = page.sections;
  if (!weave || !first)
    throw new Error(`the page ${page.title.en} has no weave to make its share image from`);
  const picture = await shareImage({
    lang,
    brand: content.brand.name,
    heading: first.heading[lang],
    weave,
  });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
