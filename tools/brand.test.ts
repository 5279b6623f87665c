import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../contract/lang.ts';
import { workBeside, write } from '../tests/folders.ts';
import { brand } from './brand.ts';

const root = process.cwd();
const TOKENS = 'site/styles/tokens.css';
const tokens = readFileSync(TOKENS, 'utf8');
const FILE = 'content/brand.yaml';
const before = readFileSync(FILE, 'utf8');

const BAAN = `name: { en: Baan Khanom, th: บ้านขนม }
company: { en: Baan Khanom, th: บ้านขนม }
legalName: { en: "Baan Khanom Co., Ltd.", th: บริษัท บ้านขนม จำกัด }
email: hello@baankhanom.example
colors: { primary: "#c8102e", accent: "#00843d" }
`;

beforeEach(() => {
  // The state before a rebrand, whatever the brand of this project is.
  const weft = before
    .replace(/^(?:mark|colors|logo|name|sample):(?:.*\n)(?:[ \]].*\n)*/gm, '')
    .concat('name: Weft\nmark: diamond\nsample: [name, company, email, address, mark]\n');
  workBeside({ [FILE]: weft, [TOKENS]: tokens });
});

const answer = (yaml: string) => {
  writeFileSync('answers.yaml', yaml);
  return brand(['answers.yaml']);
};
const written = () => readFileSync(FILE, 'utf8');

test('writes the answers of a file, keeps comments and everything else, and takes them off the samples', async () => {
  const old = parse(written());
  expect(await answer(BAAN)).toMatchObject({ code: 0, stderr: '' });
  const { mark: _, ...kept } = old;
  expect(parse(written())).toEqual({ ...kept, ...parse(BAAN), sample: ['address'] });
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(written()).toContain(comment);
});

test('leaves out an empty list of samples, and keeps the comment of the mark', async () => {
  const marked = written()
    .replace(/^mark: diamond\nsample.*\n/m, 'sample: [name]\n')
    .replace(/^email:/m, '# How marks work.\nmark: diamond\nemail:');
  writeFileSync(FILE, marked);
  await answer('name: Weft Two');
  expect(written()).toContain('# How marks work.\n');
  expect(parse(written())).not.toHaveProperty('sample');
  expect(parse(written())).not.toHaveProperty('mark');
});

test('prints the contrast of each pair of colors when these are answered', async () => {
  expect((await answer(BAAN)).stdout).toMatch(/^accent on cotton +needs 4\.5 /m);
  expect((await answer('line: "@baan"')).stdout).not.toContain('needs');
});

test('replaces the diamond with files', async () => {
  const file = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  write('.', { 'content/brand/mark.svg': file });
  const mark = { light: 'brand/mark.svg', dark: 'brand/mark.svg' };
  expect(await answer(`mark: ${JSON.stringify(mark)}`)).toMatchObject({ code: 0, stderr: '' });
  expect(parse(written()).mark).toEqual(mark);
});

test('keeps the other language of a name when one is answered', async () => {
  await answer('name: { th: เวฟ }');
  expect(parse(written()).name).toEqual({ en: 'Weft', th: 'เวฟ' });
});

test.each([
  [
    'colors: { primary: red }',
    /^answers\.yaml:1: colors\.primary: must be a color of six hex digits/m,
  ],
  [
    'line: "@baan"\nfonts: { latin: Noto Sans }',
    /^answers\.yaml:2: fonts\.latin: must be the name of a font at fontsource\.org/,
  ],
  ['email: nobody', /^answers\.yaml:1: email: /],
  ['email: hello@baan.example\nname: { en: 7, th: เจ็ด }', /^answers\.yaml:2: name/],
  ['nmae: Baan', /^answers\.yaml:1: nmae: /],
  [
    'mark: { light: brand/no.svg, dark: brand/no.svg }',
    /^answers\.yaml:1: mark\.light: content\/brand\/no\.svg does not exist/m,
  ],
  ['email: a@b.example\nname: "Baan', /^answers\.yaml:2: name: /],
])('writes nothing for %s, and says why', async (yaml, message) => {
  const old = written();
  const { code, stderr } = await answer(yaml);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(written()).toBe(old);
});

test('asks with what is there as default', () => {
  const names = LANGS.map((lang) => ({ en: 'Baan Khanom', th: 'บ้านขนม' })[lang]);
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'tools/brand.ts')], {
    input: `${names.join('\n')}\n\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('name.en [Weft]: ');
  expect(status).toBe(0);
  expect(parse(written()).name).toEqual({ en: 'Baan Khanom', th: 'บ้านขนม' });
  expect(parse(written()).sample).toEqual(['company', 'email', 'address']);
});
