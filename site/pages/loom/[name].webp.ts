import { globSync, readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { parseDocument } from 'yaml';
import { entryPages } from '../../collections/pages.ts';
import { content } from '../../content.ts';
import { savables } from '../../layouts/savable.ts';
import { pages } from '../../pages-of-content.ts';
import { weaveAddress, weaveWebp } from '../../ui/loom/image.ts';
import { type Weave, weave as weaveSchema } from '../../ui/loom/weave.ts';
import { weavesIn } from '../../ui/loom/weaves.ts';

/** Returns the weaves of the gallery's examples. Each page of the gallery reports the faults of its own file. */
const kitWeaves = (): Weave[] =>
  globSync('site/{kit,stages,vignettes,collections}/*/examples.yaml').flatMap((file) =>
    weavesIn(parseDocument(readFileSync(file, 'utf8')).toJS()).filter(
      (each) => weaveSchema.safeParse(each).success,
    ),
  );

/** The images of every weave in the content and, if the gallery is built, in its examples. */
export const getStaticPaths = (() => {
  const cloths = entryPages.map(({ weave, pictures }) => [weave, pictures]);
  const { families, ...shown } = content;
  const weaves = [
    ...weavesIn([shown, pages, cloths, savables]),
    ...(import.meta.env.KIT ? [...kitWeaves(), ...weavesIn(families)] : []),
  ];
  const byName = new Map(
    weaves.map((weave) => [/([^/]+)\.webp$/.exec(weaveAddress(weave))?.[1] ?? '', weave]),
  );
  return [...byName].map(([name, weave]) => ({ params: { name }, props: { weave } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ weave: Weave }> = async ({ props }) =>
  new Response(new Uint8Array(await weaveWebp(props.weave)), {
    headers: { 'content-type': 'image/webp' },
  });
