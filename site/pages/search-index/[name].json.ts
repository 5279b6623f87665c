import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFiles } from '../../search/search-file.ts';

/** The search index of each language, for the server and for browsers. */
export const getStaticPaths = (() =>
  searchFiles().map(({ name, text }) => ({
    params: { name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
