import type { APIRoute, GetStaticPaths } from 'astro';
import { convertedFile, fileNames } from '../../collections/media/convert.ts';
import { type PictureFile, picturesOf } from '../../collections/media/files.ts';

/** Every picture of the content and, if the gallery is built, of its examples, in every width and format. */
export const getStaticPaths = (() =>
  [...picturesOf('content'), ...(import.meta.env.KIT ? picturesOf('kit') : [])].flatMap((picture) =>
    fileNames(picture).map((name) => ({ params: { name }, props: { picture } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: PictureFile }, { name: string }> = async ({
  params,
  props,
}) =>
  new Response(new Uint8Array(await convertedFile(props.picture, params.name)), {
    headers: { 'content-type': `image/${params.name.replace(/^.*\./, '')}` },
  });
