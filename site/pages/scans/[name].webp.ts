import type { APIRoute, GetStaticPaths } from 'astro';
import { pages } from '../../pages-of-content.ts';
import { scansIn } from '../../pieces/saas-1/reading-limit/scans-in.ts';
import { type Scan, scanAddress, scanWebp } from '../../ui/scan/scan.ts';

/** The scans of every line that the content shows. */
export const getStaticPaths = (() => {
  const sections = Object.values(pages).flatMap((page) => page.sections);
  const byName = new Map(
    scansIn(sections).map((scan) => [/([^/]+)\.webp$/.exec(scanAddress(scan))?.[1] ?? '', scan]),
  );
  return [...byName].map(([name, scan]) => ({ params: { name }, props: { scan } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ scan: Scan }> = async ({ props }) =>
  new Response(new Uint8Array(await scanWebp(props.scan)), {
    headers: { 'content-type': 'image/webp' },
  });
