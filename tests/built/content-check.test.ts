import { once } from 'node:events';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { developCopy } from '../../tools/site-copy.ts';
import { isExhaustive } from '../scope.ts';
import { build, copyForTest, outputOf } from './copies.ts';

function change(folder: string, file: string, how: (document: Document) => void): void {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  how(document);
  writeFileSync(join(folder, file), document.toString());
}

const HOME = 'content/pages/index.yaml';
const LOST = 'content/pages/errors/404-1.yaml';
const PICTURE = 'site/pictures/macro/tied-yarn-800.avif';
const PRICING = 'content/pages/pages/pricing.yaml';

// The faults and their wording are tested in contract/content-file.test.ts and site/links.test.ts.
test('fails the build at once for faults in any files, with a line each and nothing else', async () => {
  const folder = copyForTest();
  const [post = ''] = globSync('content/posts/*').map((path) => basename(path));
  cpSync(`content/posts/${post}`, join(folder, `content/posts/${post}`), { recursive: true });
  mkdirSync(join(folder, 'content/pages/blog'), { recursive: true });
  copyFileSync(join(folder, LOST), join(folder, `content/pages/blog/${post}.yaml`));
  change(folder, 'content/ui.yaml', (ui) => ui.deleteIn(['menu', 'th']));
  change(folder, HOME, (home) => {
    home.deleteIn(['title', 'th']);
    home.setIn(['sections', 0, 'actions', 0, 'url'], '/pages/pricng');
  });
  change(folder, PRICING, (pricing) => {
    pricing.setIn(['sections', 1, 'anchor'], 'twice');
    pricing.setIn(['sections', 2, 'anchor'], 'twice');
    pricing.setIn(['sections', 3, 'offer'], 'platfrom');
  });
  for (const media of ['bare', 'unsaid'])
    mkdirSync(join(folder, `content/media/${media}`), { recursive: true });
  for (const file of ['loose', 'bare/tied', 'unsaid/tied']) {
    copyFileSync(PICTURE, join(folder, `content/media/${file}.avif`));
  }
  writeFileSync(join(folder, 'content/media/unsaid/entry.yaml'), 'alt: { en: Yarn on a frame. }\n');
  const { status, output } = await build(folder);
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^content\/ui\.yaml:\d+: menu: needs th$/),
    'content/media/bare: has no entry.yaml, which describes the picture: npm run media -- add content/media/bare/tied.avif',
    'content/media/loose.avif: needs a folder of its own, with an entry.yaml: npm run media -- add content/media/loose.avif',
    'content/media/unsaid/entry.yaml:1: alt: needs th',
    `content/posts/${post}: its page has the address \`/blog/${post}\`, as does content/pages/blog/${post}.yaml: rename one of them`,
    expect.stringMatching(/^content\/pages\/index\.yaml:\d+: title: needs th$/),
    expect.stringMatching(
      /^content\/pages\/index\.yaml:\d+: sections\.0\.actions\.0\.url: `\/pages\/pricng` leads to no page: did you mean `\/pages\/pricing`\?$/,
    ),
    expect.stringMatching(
      /^content\/pages\/pages\/pricing\.yaml:\d+: sections\.2\.anchor: `twice` is already used on this page, on line \d+$/,
    ),
    expect.stringMatching(
      /^content\/pages\/pages\/pricing\.yaml:\d+: sections\.3\.offer: content\/offers\.yaml has no `platfrom`: did you mean `platform`\?$/,
    ),
  ]);
  expect(status).toBe(1);
}, 300_000);

// Starts a development server.
test.runIf(isExhaustive)(
  'serves other pages while one is broken in development, and that one once it is fixed',
  async () => {
    const folder = copyForTest();
    const program = developCopy(folder);
    const output = outputOf(program);
    onTestFinished(async () => {
      program.kill();
      await once(program, 'close');
    });
    const base = await vi.waitFor(
      () => {
        const [, address] = /(http:\/\/localhost:\d+)\//.exec(output()) ?? [];
        if (!address) throw new Error(output());
        return address;
      },
      { timeout: 300_000, interval: 200 },
    );
    const statuses = async () =>
      Promise.all(
        ['/pages/pricing', '/th/pages/pricing', '/'].map(
          async (path) => (await fetch(base + path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);

    const whole = readFileSync(join(folder, PRICING), 'utf8');
    change(folder, PRICING, (pricing) => pricing.deleteIn(['title', 'th']));
    await vi.waitFor(async () => expect(await statuses()).toEqual([500, 500, 200]), {
      timeout: 300_000,
      interval: 200,
    });
    expect(output()).toMatch(/content\/pages\/pages\/pricing\.yaml:\d+: title: needs th$/m);

    writeFileSync(join(folder, PRICING), whole);
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), {
      timeout: 300_000,
      interval: 200,
    });
  },
  1_200_000,
);
