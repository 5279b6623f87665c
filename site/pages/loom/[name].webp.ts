import type { APIRoute, GetStaticPaths } from 'astro';
import type { Weave } from '../../../contract/weave.ts';
import { content } from '../../content.ts';
import { weaveAddress, weaveWebp } from '../../ui/loom/image.ts';
import { weavesIn } from '../../ui/loom/weaves.ts';

/** The pictures of every weave that the content names. */
export const getStaticPaths = (() =>
  weavesIn(content).map((weave) => ({
    params: { name: /([^/]+)\.webp$/.exec(weaveAddress(weave))?.[1] ?? '' },
    props: { weave },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ weave: Weave }> = async ({ props }) =>
  new Response(new Uint8Array(await weaveWebp(props.weave)), {
    headers: { 'content-type': 'image/webp' },
  });
