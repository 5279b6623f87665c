import type { APIRoute, GetStaticPaths } from 'astro';
import { entriesOf } from '../../collections/define-collection.ts';
import { episodes } from '../../collections/episodes/index.ts';
import { posts } from '../../collections/posts/index.ts';
import { type Cover, coverAddress, coverOf, coverSvg } from '../../ui/cover/cover.ts';

/** The cover of every episode, and of every post with a figure, which also spans its own page. */
export const getStaticPaths = (() => {
  const covers = [
    ...[...entriesOf(posts), ...entriesOf(episodes)].map((entry) => coverOf(entry)),
    ...entriesOf(posts).map((post) => coverOf(post, true)),
  ].flatMap((cover) => cover ?? []);
  return covers.map((cover) => ({
    params: { name: /([^/]+)\.svg$/.exec(coverAddress(cover))?.[1] ?? '' },
    props: { cover },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ cover: Cover }> = ({ props }) =>
  new Response(coverSvg(props.cover), { headers: { 'content-type': 'image/svg+xml' } });
