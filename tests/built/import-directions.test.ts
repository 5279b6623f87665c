import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Imports that go up or across: dependencies point one way. */
const REFUSED = [
  ['contract/Probe.ts', '../site/routes.ts'],
  ['contract/Probe.ts', '../server/config.ts'],
  ['server/Probe.ts', '../site/content.ts'],
  ['server/Probe.ts', '../site/ui/Text.tsx'],
  ['server/Probe.ts', '../site/routes.ts'],
  ['server/Probe.ts', 'astro'],
  ['server/http/Probe.ts', '../../site/routes.ts'],
  ['server/http/routes/Probe.ts', '../../../site/routes.ts'],
  ['server/mail/Probe.ts', '../../site/routes.ts'],
  ['server/mail/Probe.ts', '../http/path.ts'],
  ['server/mail/Probe.ts', 'node:http'],
  ['server/store/Probe.ts', '../http/path.ts'],
  ['server/store/Probe.ts', '../accounts/links.ts'],
  ['server/store/Probe.ts', '../../site/routes.ts'],
  ['server/store/Probe.ts', 'fastify'],
  ['site/ui/Probe.tsx', '../kit/SectionFrame.tsx'],
  ['site/ui/Probe.tsx', '../layouts/frame.ts'],
  ['site/ui/Probe.tsx', '../vignettes/Vignette.tsx'],
  ['site/vignettes/Probe.tsx', '../kit/SectionFrame.tsx'],
  ['site/vignettes/Probe.tsx', '../layouts/frame.ts'],
  ['site/vignettes/Probe.ts', '../collections/index.ts'],
  ['site/vignettes/Probe.tsx', '../stages/Stage.tsx'],
  ['site/stages/Probe.tsx', '../kit/SectionFrame.tsx'],
  ['site/stages/Probe.ts', '../collections/index.ts'],
  ['site/collections/Probe.ts', '../kit/SectionFrame.tsx'],
  ['site/collections/posts/Probe.ts', '../../layouts/frame.ts'],
  ['site/ui/Probe.ts', '../collections/index.ts'],
  ['site/ui/Probe.ts', '../markdown/pages.ts'],
  ['site/kit/Probe.ts', '../markdown/pages.ts'],
  ['site/kit/Probe.ts', '../gallery/examples.ts'],
  ['site/kit/Probe.tsx', '../pieces/index.ts'],
  ['site/pieces/home/Probe.tsx', '../../app/area/client.ts'],
  ['site/app/area/Probe.tsx', '../../pieces/index.ts'],
  ['site/ui/loom/Probe.tsx', '../../kit/SectionFrame.tsx'],
  ['site/ui/Probe.tsx', '../../server/config.ts'],
  ['site/kit/Probe.tsx', '../layouts/frame.ts'],
  ['site/kit/Probe.tsx', '../../server/config.ts'],
  ['site/layouts/Probe.astro', '../pages/robots.txt.ts'],
  ['site/layouts/Probe.tsx', '../../server/config.ts'],
  ['site/pages/Probe.astro', '../../server/config.ts'],
  ['site/build/Probe.ts', '../../server/config.ts'],
  ['site/enhance/Probe.ts', '../layouts/frame.ts'],
  ['site/enhance/Probe.ts', '../content.ts'],
  ['site/enhance/Probe.ts', '../../server/config.ts'],
  ['site/kit/Probe.island.tsx', '../layouts/frame.ts'],
  ['site/kit/Probe.island.tsx', '../content.ts'],
  ['site/kit/Probe.island.tsx', '../../server/config.ts'],
  ['site/ui/Probe.island.tsx', '../kit/SectionFrame.tsx'],
] as const;

const ALLOWED = [
  ['server/Probe.ts', '../contract/lang.ts'],
  ['server/http/Probe.ts', './site/site.ts'],
  ['server/http/routes/Probe.ts', '../site/site.ts'],
  ['server/http/routes/Probe.ts', '../../store/leads.ts'],
  ['server/mail/Probe.ts', '../store/outbox.ts'],
  ['server/mail/Probe.ts', '../accounts/links.ts'],
  ['server/store/Probe.ts', '../../contract/lang.ts'],
  ['site/ui/Probe.tsx', '../../contract/lang.ts'],
  ['site/kit/Probe.tsx', '../ui/Text.tsx'],
  ['site/kit/Probe.tsx', '../vignettes/Vignette.tsx'],
  ['site/vignettes/Probe.tsx', '../ui/Text.tsx'],
  ['site/kit/Probe.tsx', '../stages/Stage.tsx'],
  ['site/stages/Probe.tsx', '../ui/Text.tsx'],
  ['site/kit/Probe.ts', '../collections/define-collection.ts'],
  ['site/collections/Probe.ts', '../vignettes/registry.ts'],
  ['site/layouts/Probe.tsx', '../kit/SectionFrame.tsx'],
  ['site/pages/Probe.astro', '../layouts/frame.ts'],
  ['site/kit/Probe.island.tsx', '../ui/Icon.tsx'],
] as const;

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lailoom-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The indexes of the probes, files with one import each, that the project’s lint rules refuse. */
const refused = (() => {
  for (const name of ['biome.json', '.gitignore', 'package.json'])
    cpSync(join(root, name), join(folder, name));
  const probes = [...REFUSED, ...ALLOWED];
  for (const [index, [file, imported]] of probes.entries()) {
    const probe = join(folder, file.replace('Probe', `Probe${index}`));
    mkdirSync(dirname(probe), { recursive: true });
    const code = `import { thing } from '${imported}';\n\nexport const probe = thing;\n`;
    writeFileSync(probe, file.endsWith('.astro') ? `---\n${code}---\n<p>{probe}</p>\n` : code);
  }
  const { stdout, error } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (error) throw error;
  const { summary, diagnostics } = JSON.parse(stdout) as Report;
  // A file that Biome skipped does not count as allowed.
  expect(summary.changed + summary.unchanged).toBeGreaterThanOrEqual(probes.length);
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => Number(/Probe(\d+)/.exec(JSON.stringify(location.path))?.[1])),
  );
})();

/** The parts of Biome’s JSON output that are read here. */
interface Report {
  summary: { changed: number; unchanged: number };
  diagnostics: { category: string; location: { path: unknown } }[];
}

test.each(REFUSED.map((each, index) => [...each, index] as const))(
  '%s must not import %s',
  (_file, _imported, index) => {
    expect(refused).toContain(index);
  },
);

test.each(ALLOWED.map((each, index) => [...each, REFUSED.length + index] as const))(
  '%s may import %s',
  (_file, _imported, index) => {
    expect(refused).not.toContain(index);
  },
);
