import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { buildCopy, copySite } from '../../tools/site-copy.ts';

/** Builds a copy of the site in which a content file was changed. */
async function buildWith(file: string, change: (document: Document) => void) {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  change(document);
  writeFileSync(join(folder, file), document.toString());

  const build = buildCopy(folder);
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = await once(build, 'close');
  return { status, output };
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
  async (_, change, line) => {
    const { status, output } = await buildWith(HOME, change);
    expect(output).toMatch(line);
    expect(status).toBeGreaterThan(0);
  },
  60_000,
);

test('content that is right builds', async () => {
  const { status, output } = await buildWith(HOME, () => {});
  expect(status, output).toBe(0);
}, 60_000);
