import { expect, test } from 'vitest';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { read, sitePages } from '../tested-site.ts';
import { CHECKS } from './checks/index.ts';
import { company, parse } from './pages.ts';

type Name = keyof typeof CHECKS;

interface Fault {
  /** What comes at the end of a page that is right otherwise; */
  html?: string;
  /** or how the page is changed. */
  change?: (html: string) => string;
  said: RegExp;
  lang?: Lang;
}

const replace = (from: string | RegExp, to: string) => (html: string) => {
  const changed = html.replace(from, () => to);
  if (changed === html) throw new Error(`The page has nothing like ${from}.`);
  return changed;
};

/** For each check a page with the very fault that it is there to find. */
const FAULTS: Record<Name, Fault> = {
  'has one first heading, and no level is skipped': {
    html: '<h1>A second one</h1>',
    said: /^not one first heading/,
  },
  'its title is the product’s name, a dash and the route’s title': {
    change: replace(/<title>[^<]*/, `<title>${company.name}`),
    said: /^the title is/,
  },
  'has a description of a length that is shown whole': {
    change: replace(
      /<meta name="description" content="[^"]*"/,
      '<meta name="description" content="Short"',
    ),
    said: /^a description of 5 characters/,
  },
  'is marked with its language': {
    change: replace('<html lang="en"', '<html lang="th"'),
    said: /^marked as th/,
  },
  'names the address that search engines are to show, if it is to be found': {
    change: replace('</head>', '<link rel="canonical" href="/"></head>'),
    said: /^canonical: \//,
  },
  'what previews are made of comes before its rules': {
    change: replace('</head>', `<style>${' '.repeat(9000)}</style><meta property="og:x"></head>`),
    said: /^what previews show begins \d+ bytes in/,
  },
  'its footer names the company in both languages, and its address': {
    change: replace(/(?<=<footer[\s\S]*)mailto:[^"]*/, 'mailto:nobody@example.com'),
    said: /does not name the address/,
  },
  'its logo leads to the home page of its language': {
    change: (html) => html.replaceAll('href="/"', 'href="/about"'),
    said: /^its logo leads to \/about/,
  },
  'its overlay comes before everything that it covers': {
    change: replace(
      '<div class="ebony" data-loading-overlay',
      '<p>First</p><div data-loading-overlay',
    ),
    said: /^something comes before/,
  },
  'everything that it points at exists': {
    html: '<p>See <a href="/there-is-no-such-page">the page that is missing</a>.</p>',
    said: /^\/there-is-no-such-page: nothing/,
  },
  'its links stay in its language': {
    html: '<p>See <a href="/th/">the Thai page</a>.</p>',
    said: /href="\/th\/"/,
  },
  'its switcher leads to the same page in every language': {
    change: replace(/href="\/th\/thanks"/, 'href="/th/"'),
    said: /^leads to \/th\/: /,
  },
  'every link says where it leads': { html: '<a href="/">Read more…</a>', said: /^<a href="\/">/ },
  'a link that opens a tab gives it no hold on this one': {
    html: '<a href="/" target="_blank" rel="nofollow">Home</a>',
    said: /target="_blank"/,
  },
  'says nothing in a language that it does not mark': {
    html: '<p>This paragraph has not been translated yet</p>',
    said: /^not in th, P: This paragraph/,
    lang: 'th',
  },
  'marks text with languages that the site speaks': {
    html: '<p lang="de">Guten Tag</p>',
    said: /“de”/,
  },
  'nothing invisible stands in its words': { html: '<p>In\u200bvisible</p>', said: /visible/ },
  'ๆ never begins a line': { html: '<p>ช้า ๆ</p>', said: /ช้า ๆ/, lang: 'th' },
  'is valid HTML': { html: '<p id="twice">1</p><p id="twice">2</p>', said: /no-dup-id/ },
  'landmarks that are there together have names of their own': {
    html: '<nav><a href="/">Home</a></nav>',
    said: /^the names of its navigation/,
  },
  'every dialog has a name': {
    html: '<dialog id="nameless" aria-labelledby="nothing"><p>Words</p></dialog>',
    said: /^<dialog id="nameless"/,
  },
  'its forms send its English path and its language': {
    html: '<form action="/api/leads"><input type="hidden" name="page" value="/elsewhere"></form>',
    said: /^a form sends the page \/elsewhere/,
  },
  'has a policy that names each inline script and style, and no other': {
    html: '<script>document.title = "x"</script>',
    said: /^script-src: /,
  },
  'has its policy before anything that the policy is about': {
    change: replace('<head>', '<head><style>p { color: red }</style>'),
    said: /^style comes before/,
  },
  'needs no exception: no style attributes, no handlers, no javascript: addresses': {
    html: '<p style="color: red">Red</p>',
    said: /style="color: red"/,
  },
  'loads nothing from other sites': {
    html: '<img src="https://elsewhere.example/a.png" alt="">',
    said: /^https:\/\/elsewhere/,
  },
  'runs little before the first paint': {
    change: replace(
      '</head>',
      `<script>${Array.from({ length: 3000 }, Math.random).join()}</script></head>`,
    ),
    said: /^\d+ bytes/,
  },
  'has a sheet for every class': {
    html: '<p class="nobody-knows-it">x</p>',
    said: /^nobody-knows-it/,
  },
  'has every colour that its sheets and pictures read': {
    html: '<svg><path stroke="var(--color-nobody-wrote)" /></svg>',
    said: /^--color-nobody-wrote/,
  },
  'links each sheet once': {
    html: '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/a.css">',
    said: /a\.css \/a\.css/,
  },
  'lets its font come before its sheets': {
    html: '<link rel="stylesheet" href="/a.css">',
    said: /^\/a\.css/,
  },
  'keeps to its budget': {
    html: `<!-- ${Array.from({ length: 3000 }, Math.random).join()} -->`,
    said: /^html: \d+ of \d+ bytes/,
  },
  'has no heavy picture that comes later': {
    html: '<img src="/podcast/who-has-to-sign.mp3" alt="A sound" loading="lazy">',
    said: /^\/podcast\/who-has-to-sign\.mp3: \d+ of \d+ bytes/,
  },
  'loads nothing that keeps it from being painted': {
    change: replace('</head>', '<script src="/a.js"></script></head>'),
    said: /src="\/a\.js"/,
  },
};

test.each(Object.entries(FAULTS) as [Name, Fault][])(
  'a page is found of which it is not true that: %s',
  async (name, { html = '', change = (page) => page, said, lang = 'en' }) => {
    const right = sitePages.find(({ path }) => path === pathIn(lang, '/thanks'));
    if (!right) throw new Error('The page that thanks is gone; take another small one.');
    const before = read(right.file);
    expect(await CHECKS[name](parse(right, before))).toEqual([]);
    const page = { ...right, file: 'faulty.html' };
    const faulty = change(before.replace('</main>', () => `${html}</main>`));
    expect(await CHECKS[name](parse(page, faulty))).toContainEqual(expect.stringMatching(said));
  },
);
