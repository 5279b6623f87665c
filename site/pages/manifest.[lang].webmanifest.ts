import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isCompleteIn } from '../../contract/text.ts';
import { content } from '../content.ts';
import { linkIn } from '../languages-of.ts';
import { colour } from '../ui/tokens.ts';

export const getStaticPaths = (() =>
  LANGS.filter((lang) => isCompleteIn(content.brand, lang)).map((lang) => ({
    params: { lang },
    props: { lang },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const { brand } = content;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand.name[lang],
    short_name: brand.name[lang],
    description: brand.description[lang],
    lang,
    start_url: linkIn(lang, '/'),
    display: 'browser',
    background_color: colour('ebony'),
    theme_color: colour('ebony'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
