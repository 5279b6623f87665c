import type { APIRoute, GetStaticPaths } from 'astro';
import { entriesOf } from '../../collections/define-collection.ts';
import { posts } from '../../collections/posts/index.ts';
import { type Cover, coverAddress, coverSvg } from '../../ui/cover/cover.ts';

/** The cover of every post that has a figure. */
export const getStaticPaths = (() => {
  const covers = entriesOf(posts).flatMap(({ weave, figure }): Cover[] =>
    figure !== undefined && weave.structure === 'pha-khao-ma' ? [{ weave, figure }] : [],
  );
  return covers.map((cover) => ({
    params: { name: /([^/]+)\.svg$/.exec(coverAddress(cover))?.[1] ?? '' },
    props: { cover },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ cover: Cover }> = ({ props }) =>
  new Response(coverSvg(props.cover), { headers: { 'content-type': 'image/svg+xml' } });
