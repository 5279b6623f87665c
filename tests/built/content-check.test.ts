import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { buildCopy, copySite } from '../../tools/site-copy.ts';

const HOME = 'content/pages/index.yaml';

/** Faults in the content of the home page, and the line that the build says about each. */
const FAULTS: Record<string, { make: (home: Document) => void; said: RegExp }> = {
  'a text without its Thai': {
    make: (home) => home.deleteIn(['title', 'th']),
    said: /^.*content\/pages\/index\.yaml:\d+: title\.th: .*expected string.*$/m,
  },
  'a field that nothing knows': {
    make: (home) => home.setIn(['sections', 0, 'colour'], 'red'),
    said: /^.*content\/pages\/index\.yaml:\d+: sections\.0(?:\.colour)?: .*colour.*$/m,
  },
  'a value of another type': {
    make: (home) => home.setIn(['sections', 0, 'weave', 'density'], 'dense'),
    said: /^.*content\/pages\/index\.yaml:\d+: sections\.0\.weave\.density: .*expected number.*$/m,
  },
};

// What is found wrong, and how it is put, is in contract/content-file.test.ts; this is about the build.
test('faults in the content fail the build, which names the file, the line, the field and the reason of each', async () => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const home = parseDocument(readFileSync(join(folder, HOME), 'utf8'));
  for (const { make } of Object.values(FAULTS)) make(home);
  writeFileSync(join(folder, HOME), home.toString());

  const build = buildCopy(folder);
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = await once(build, 'close');
  for (const [fault, { said }] of Object.entries(FAULTS)) expect(output, fault).toMatch(said);
  expect(status).toBeGreaterThan(0);
}, 60_000);
