import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

/** What a build needs. */
const SOURCES = ['content', 'contract', 'site', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/** Builds a copy of the site in which a content file was changed. */
function buildWith(file: string, change: (document: Document) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  change(document);
  writeFileSync(join(folder, file), document.toString());

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      },
    },
  );
  return { status, output: stdout + stderr };
}

const HOME = 'content/pages/index.yaml';

// What is found wrong, and how it is put, is in contract/content-file.test.ts; this is about the build.
test.each<[string, (document: Document) => void, RegExp]>([
  [
    'a text without its Thai',
    (home) => home.deleteIn(['title', 'th']),
    /^.*content\/pages\/index\.yaml:\d+: title\.th: .*expected string.*$/m,
  ],
  [
    'a field that nothing knows',
    (home) => home.setIn(['sections', 0, 'colour'], 'red'),
    /^.*content\/pages\/index\.yaml:\d+: sections\.0(?:\.colour)?: .*colour.*$/m,
  ],
  [
    'a value of another type',
    (home) => home.setIn(['sections', 0, 'weave', 'density'], 'dense'),
    /^.*content\/pages\/index\.yaml:\d+: sections\.0\.weave\.density: .*expected number.*$/m,
  ],
])(
  '%s fails the build, which names the file, the line, the field and the reason',
  (_, change, line) => {
    const { status, output } = buildWith(HOME, change);
    expect(output).toMatch(line);
    expect(status).toBeGreaterThan(0);
  },
  60_000,
);

test('content that is right builds', () => {
  const { status, output } = buildWith(HOME, () => {});
  expect(status, output).toBe(0);
}, 60_000);
