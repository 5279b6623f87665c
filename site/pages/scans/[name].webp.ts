import type { APIRoute, GetStaticPaths } from 'astro';
import { examplesOf } from '../../gallery/examples.ts';
import { pages } from '../../pages-of-content.ts';
import { scansIn } from '../../pieces/saas-1/reading-limit/scans-in.ts';
import { type Scan, scanAddress, scanWebp } from '../../ui/scan/scan.ts';

/** The scans of every line in the content and, if the gallery is built, in its examples. */
export const getStaticPaths = (() => {
  const sections = [
    ...Object.values(pages).flatMap(({ sections }) => sections),
    ...(import.meta.env.KIT ? examplesOf('reading-limit').map(([, section]) => section) : []),
  ];
  const byName = new Map(
    scansIn(sections).map((scan) => [/([^/]+)\.webp$/.exec(scanAddress(scan))?.[1] ?? '', scan]),
  );
  return [...byName].map(([name, scan]) => ({ params: { name }, props: { scan } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ scan: Scan }> = async ({ props }) =>
  new Response(new Uint8Array(await scanWebp(props.scan)), {
    headers: { 'content-type': 'image/webp' },
  });
