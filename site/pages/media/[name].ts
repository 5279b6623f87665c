import type { APIRoute, GetStaticPaths } from 'astro';
import { convertedFile, fileNames, tonedFile } from '../../collections/media/convert.ts';
import { type PictureFile, picturesOf } from '../../collections/media/files.ts';
import { type TonedPicture, tonedPictures } from '../../ui/macro-pictures.ts';

/**
 * Every picture of the content and, if the gallery is built, of its examples, in every width and format; and, in a brand
 * with colors of its own, the macro pictures.
 */
export const getStaticPaths = (() => [
  ...[...picturesOf('content'), ...(import.meta.env.KIT ? picturesOf('kit') : [])].flatMap(
    (picture) => fileNames(picture).map((name) => ({ params: { name }, props: { picture } })),
  ),
  ...[...tonedPictures().values()].map((toned) => ({
    params: { name: toned.name },
    props: { toned },
  })),
]) satisfies GetStaticPaths;

type Props = { picture: PictureFile } | { toned: TonedPicture };

const fileOf = (props: Props, name: string) =>
  'toned' in props ? tonedFile(props.toned) : convertedFile(props.picture, name);

export const GET: APIRoute<Props, { name: string }> = async ({ params, props }) =>
  new Response(new Uint8Array(await fileOf(props, params.name)), {
    headers: { 'content-type': `image/${params.name.replace(/^.*\./, '')}` },
  });
