import type { APIRoute, GetStaticPaths } from 'astro';
import { entriesOf } from '../../collections/define-collection.ts';
import { episodes } from '../../collections/episodes/index.ts';
import { people } from '../../collections/people/index.ts';
import { posts } from '../../collections/posts/index.ts';
import { testimonials } from '../../collections/testimonials/index.ts';
import { coverAddress, coverOf, coverSvg } from '../../ui/cover/cover.ts';
import { portraitSvg } from '../../ui/portrait/image.ts';

type Draw = () => string | Promise<string>;

/** The portraits of people, and the covers of episodes and of posts with a figure; a post’s also spans its own page. */
export const getStaticPaths = (() => {
  const covers = [
    ...[...entriesOf(posts), ...entriesOf(episodes)].map((entry) => coverOf(entry)),
    ...entriesOf(posts).map((post) => coverOf(post, true)),
  ].flatMap((cover) => cover ?? []);
  const portraits = [...entriesOf(people), ...entriesOf(testimonials).map(({ user }) => user)];
  return [
    ...covers.map((cover) => drawn(coverAddress(cover), () => coverSvg(cover))),
    ...portraits.flatMap(({ image: { photo, address, person } }) =>
      photo ? [] : drawn(address, () => portraitSvg(person)),
    ),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ draw: Draw }> = async ({ props }) =>
  new Response(await props.draw(), { headers: { 'content-type': 'image/svg+xml' } });

const drawn = (address: string, draw: Draw) => ({
  params: { name: /([^/]+)\.svg$/.exec(address)?.[1] ?? '' },
  props: { draw },
});
