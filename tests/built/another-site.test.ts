import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { coloursIn } from '../../contract/colours.ts';
import { readContent } from '../../contract/content-file.ts';
import { inBrandColours, repaint } from '../../contract/palette.ts';
import { logoShapes } from '../../site/ui/logo-mark.ts';
import { brand } from '../../site/words/brand.ts';
import { copySite } from '../../tools/site-copy.ts';
import { build } from './copies.ts';

// The site of another company. contract/names.test.ts also checks the sources for names.

const { name, company, legalName, author, line, url } = readContent('content/brand.yaml', brand);
const oldNames = [
  new URL(url).host,
  line,
  ...[legalName, company, name, author].flatMap((each) => Object.values(each)),
];

const tokens = readFileSync('site/styles/tokens.css', 'utf8');
const oldColour = coloursIn(inBrandColours(tokens));
/** The colors and the shape by which the old brand is known. */
const oldSigns = [
  'accent',
  'turmeric',
  'dye-indigo',
  'dye-indigo-deep',
  'dye-indigo-pale',
  'dye-sky',
]
  .map((each) => oldColour(each))
  .concat(/d="([^"]{9,})"/.exec(logoShapes)?.[1] ?? []);

const COLOURS = { primary: '#0f766e', accent: '#ec4899' };
const newColour = coloursIn(repaint(tokens, COLOURS));

const ANSWERS = {
  name: { en: 'Baan Khanom', th: 'บ้านขนม' },
  company: { en: 'Baan Khanom', th: 'บ้านขนม' },
  legalName: { en: 'Baan Khanom Co., Ltd.', th: 'บริษัท บ้านขนม จำกัด' },
  author: { en: 'Baan Khanom Kitchen', th: 'ครัวบ้านขนม' },
  email: 'hello@baankhanom.example',
  line: '@baankhanom',
  url: 'https://baankhanom.example',
  colors: COLOURS,
  logo: { light: 'brand/logo.svg', dark: 'brand/logo.svg' },
  mark: { light: 'brand/mark.svg', dark: 'brand/mark.svg' },
  socialProfiles: [
    { label: { en: 'Facebook', th: 'Facebook' }, url: 'https://www.facebook.com/baankhanom' },
  ],
};
const MARK = 'M4 4H28V28Z';

let folder: string;
let output: string;
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  folder = copySite();
  rebrand();
  const built = await build(folder);
  output = built.output;
  expect(built.status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Makes the copy another company's, as `npm run brand` does, with pictures of its own and no sample left. */
function rebrand(): void {
  mkdirSync(join(folder, 'content/brand'));
  for (const [file, width] of [
    ['logo', 96],
    ['mark', 32],
  ] as const) {
    writeFileSync(
      join(folder, `content/brand/${file}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32"><path d="${MARK}" fill="#ffffff"/></svg>`,
    );
  }
  writeFileSync(join(folder, 'answers.yaml'), stringify({ ...ANSWERS, sample: null }));
  runInFolder('tools/brand.ts', 'answers.yaml');
}

/** Runs a program in the copy and returns what it prints. */
const runInFolder = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

test('leaves no old name, color or mark in a site rebranded by brand.yaml alone', () => {
  const built = globSync('**/*.{html,md,txt,xml,svg,js,css,vtt,webmanifest,json}', {
    cwd: join(folder, 'dist'),
  });
  expect(built.length).toBeGreaterThan(80);
  const old = [...oldNames, ...oldSigns].map((each) => each.toLowerCase());
  const containsOld = (file: string) => {
    const content = read(file).toLowerCase();
    return old.some((each) => content.includes(each));
  };
  expect(built.filter(containsOld)).toEqual([]);
});

test('shows the name of each language, the logo and the company’s accounts', () => {
  for (const [lang, file] of [
    ['en', 'index.html'],
    ['th', 'th/index.html'],
  ] as const) {
    const $ = load(read(file));
    expect($('title').first().text()).toMatch(new RegExp(`^${ANSWERS.name[lang]} - `));
    const logo = $('[data-topbar] .brand-mark img');
    expect([logo.attr('alt'), logo.attr('width')]).toEqual([ANSWERS.name[lang], '96']);
    expect(read(logo.attr('src')?.slice(1) ?? '')).toContain(MARK);
    expect($('footer').text()).toContain(ANSWERS.legalName[lang]);
    expect($('footer a[rel~="me"]').attr('href')).toBe(ANSWERS.socialProfiles[0]?.url);
    expect(JSON.parse(read(`manifest.${lang}.webmanifest`))).toMatchObject({
      name: ANSWERS.name[lang],
      theme_color: newColour('ebony'),
    });
  }
  expect(read('icon.svg')).toContain(MARK);
});

test('draws icons and share pictures in the new colors', async () => {
  for (const file of ['icon-192.png', 'share/en/home.png', 'share/th/home.png']) {
    const pixels = await sharp(join(folder, 'dist', file))
      .removeAlpha()
      .raw()
      .toBuffer();
    // The corner is the background, up to what the palette of the file rounds.
    const background = Buffer.from(newColour('ebony').slice(1), 'hex');
    for (const channel of [0, 1, 2]) {
      expect(Math.abs((pixels[channel] ?? 0) - (background[channel] ?? 0)), file).toBeLessThan(3);
    }
  }
});

test('tones the rendered pictures of cloth', async () => {
  const picture = load(read('landings/saas-5.html'))('.picture img').attr('src') ?? '';
  expect(picture).toMatch(/^\/media\/[\da-f]{12}-1600\.avif$/);
  expect((await sharp(join(folder, 'dist', picture)).metadata()).width).toBe(1600);
});

test('writes mails in the new name and colors', () => {
  const html = runInFolder(
    '--input-type=module',
    '--eval',
    `const { asHtml } = await import('./server/mail/template.ts');
    const { readCompany } = await import('./server/company.ts');
    const { name, mails } = readCompany();
    const subject = mails.leadAnswer.subject.th;
    const paragraphs = [JSON.stringify(mails)];
    console.log(asHtml({ lang: 'th', sender: name.th, subject, paragraphs, notes: [] }));`,
  );
  expect(html).toContain(ANSWERS.name.th);
  expect(html).toContain(newColour('accent'));
  for (const each of [...oldNames, ...oldSigns]) expect(html).not.toContain(each);
});

test('prints only the results of a successful build', () => {
  const lines = output.trimEnd().split('\n');
  // The contrast of each pair of colors is checked in contract/palette.test.ts.
  expect(lines.filter((each) => !/ on .* needs \d\.\d /.test(each))).toEqual([
    'Checked the content: it has no faults',
    expect.stringMatching(/^Rendered the pages in [\d.]+ s$/),
    expect.stringMatching(/^Finished and compressed the files in [\d.]+ s$/),
    'The site is in dist/',
  ]);
});
