import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { logoSvg } from '../ui/logo-mark.ts';
import { colour } from '../ui/tokens.ts';

/** 180 px for Apple's home screen, the others for the manifest. */
const SIZES = [180, 192, 512] as const;

export const getStaticPaths = (() =>
  SIZES.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The mark on its own background, with a margin so that a mask of any shape doesn't clip it. */
export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const svg = Buffer.from(logoSvg(colour('ebony'), 6));
  const png = await sharp(svg, { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
