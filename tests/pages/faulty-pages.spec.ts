import { type Lang, pathIn } from '../../contract/lang.ts';
import { content } from '../browser/words.ts';
import { read, sitePages } from '../tested-site.ts';
import { exhaustiveTest, expect, test } from './pages.ts';
import { type Asked, glance, type Problem, visit } from './visit.ts';

const [term = ''] = content.glossary;

interface Fault {
  /** What comes at the end of a page that is right otherwise. */
  html: string;
  found: Problem['check'] | readonly Problem['check'][];
  said: RegExp;
  lang?: Lang;
}

/** Faults, and the check, seldom two, that has to find each of them: no other may complain. */
const FAULTS: Record<string, Fault> = {
  'something wider than the window': {
    html: '<p style="inline-size: 330px">Wider than the narrowest window</p>',
    found: 'overflow',
    said: /^at 320 px, the page is \d+ px too wide/,
  },
  'words cut off where no reader can scroll to': {
    html: '<div style="overflow: clip"><p style="white-space: nowrap; inline-size: 40em">Words that go on and on beyond the edge of a narrow window, for nobody to read them</p></div>',
    found: 'overflow',
    said: /^at 320 px, Words that go on .* goes from/,
  },
  'a field whose letters are so small that phones enlarge the page': {
    html: '<label>Name <input class="control" style="font-size: 15px"></label>',
    found: 'small fields',
    said: /^at 320 px, <input/,
  },
  'words that are hard to see in the light theme': {
    html: '<p data-pale>Pale</p><style>[data-theme="light"] [data-pale] { color: #ddd }</style>',
    found: 'accessibility',
    said: /^at \d+ px, .*light: color-contrast/,
  },
  'words that are hard to see in the dark theme': {
    html: '<p data-pale>Pale</p><style>[data-theme="dark"] [data-pale] { color: #333 }</style>',
    found: 'accessibility',
    said: /^at \d+ px, .*dark: color-contrast/,
  },
  'a button without a name': {
    html: '<button type="button"><svg width="40" height="40" aria-hidden="true"></svg></button>',
    found: 'accessibility',
    said: /button-name/,
  },
  'something too small to be pressed': {
    html: '<div style="block-size: 1500px"></div><button type="button" data-tiny aria-label="Less"></button><button type="button" data-tiny aria-label="More"></button><style>[data-tiny] { display: block; inline-size: 12px; block-size: 12px; padding: 0; border: 0 }</style><div style="block-size: 500px"></div>',
    found: 'accessibility',
    said: /^at 390 px, .*target-size/,
  },
  'a fault within what has to be opened first': {
    html: '<details class="disclosure"><summary>More</summary><img src="/icon.svg" width="40" height="40"></details>',
    found: 'accessibility',
    said: /^at 1440 px, opened, light: image-alt/,
  },
  'a link that has no outline in the light': {
    html: '<a href="/" data-bare>Bare</a><style>[data-theme="light"] [data-bare] { outline: none !important }</style>',
    found: 'focus order',
    said: /^Bare: without an outline/,
  },
  'a link that the keyboard reaches before its turn': {
    html: '<a href="/" tabindex="1">Too early</a>',
    found: ['accessibility', 'focus order'],
    said: /^not reached: .*Too early/,
  },
  'a control that the keyboard does not reach': {
    html: '<a href="/" tabindex="-1">Never</a>',
    found: 'focus order',
    said: /^not reached: .*Never/,
  },
  'a link that does not show the focus': {
    html: '<a href="/" data-bare>Bare</a><style>[data-bare] { outline: none !important }</style>',
    found: 'focus order',
    said: /^Bare: without an outline/,
  },
  'a control that something lies over': {
    html: '<div style="position: relative; block-size: 3rem"><a href="/">Covered</a><div style="position: absolute; inset: 0; background: #fff"></div></div>',
    found: 'focus order',
    said: /^Covered: covered by/,
  },
  'a control that keeps the Tab key': {
    html: '<button type="button" onkeydown="if (event.key === `Tab`) event.preventDefault()">Trap</button>',
    found: 'focus order',
    said: /^(Trap: keeps the focus|keeps the Tab key: .*Trap)/,
  },
  'a control that fetches the focus back': {
    html: '<button type="button" onblur="setTimeout(() => this.focus())">Leech</button><a href="/">Last</a>',
    found: 'focus order',
    said: /^(not reached: .*Last|fetched the focus back: .*Leech)/,
  },
  'something that comes late and pushes the rest down': {
    html: '<script>requestAnimationFrame(() => requestAnimationFrame(() => { document.querySelector("main").style.paddingBlockStart = "300px" }))</script>',
    found: 'layout shift',
    said: /^0\.\d+: /,
  },
  'words that only a script brings': {
    html: '<script>document.currentScript.insertAdjacentHTML("beforebegin", "<p>Said by a script</p>")</script>',
    found: 'words without script',
    said: /^at 390 px, only with script: Said by a script/,
  },
  'words that only a script brings to a wide window': {
    html: '<script>document.currentScript.insertAdjacentHTML("beforebegin", "<p data-wide>Said to the wide</p>")</script><style>@media (width < 64rem) { [data-wide] { display: none } }</style>',
    found: 'words without script',
    said: /^at 1440 px, only with script: Said to the wide/,
  },
  'words that wait for a script to be seen': {
    html: '<p data-waits>Wait</p><style>[data-waits] { opacity: 0 } [data-theme] [data-waits] { opacity: 1 }</style>',
    found: 'words without script',
    said: /^at 390 px, not to be seen without script: Wait/,
  },
  'a place that the bar covers when a link leads there': {
    html: '<div style="block-size: 1500px"></div><p id="covered" style="scroll-margin-block-start: -60px">Here</p><div style="block-size: 1500px"></div>',
    found: 'anchors',
    said: /#covered is covered by the bar/,
  },
  'a term of the glossary on two lines': {
    html: `<p>${term.slice(0, 3)}<wbr><br>${term.slice(3)}</p>`,
    found: 'broken terms',
    said: new RegExp(`${term} in `),
    lang: 'th',
  },
  'a line that begins with ๆ': {
    html: '<p>ช้า<br>ๆ</p>',
    found: 'broken terms',
    said: /ๆ in ช้า/,
    lang: 'th',
  },
  'a Thai line that ends with a word that leads on': {
    html: '<p>ตรวจและ<br>อนุมัติ</p>',
    found: 'line ends',
    said: /^at 320 px, ตรวจและ\|อนุมัติ$/,
    lang: 'th',
  },
  'a Thai line that begins with a word that belongs to the last': {
    html: '<h2>ใช้สิทธิ<br>ได้</h2>',
    found: 'line ends',
    said: /^at 1440 px, ใช้สิทธิ\|ได้$/,
    lang: 'th',
  },
  'a number at the end of a Thai line, and what it counts on the next': {
    html: '<a href="/">อ่าน 3 <br>ฉบับ</a>',
    found: 'line ends',
    said: /^at \d+ px, อ่าน 3 \|ฉบับ$/,
    lang: 'th',
  },
  'Thai whose letters are spaced': {
    html: '<p style="letter-spacing: 0.1em">ภาษาไทย</p>',
    found: 'Thai typesetting',
    said: /letters are spaced by/,
    lang: 'th',
  },
  'Thai in lines that are too close': {
    html: '<p style="line-height: 1.2">ภาษาไทย</p>',
    found: 'Thai typesetting',
    said: /line height 1\.20, not 1\.6/,
    lang: 'th',
  },
  'Thai whose marks are cut off': {
    html: '<p style="overflow: hidden; block-size: 1em">ปู่ ญี่ปุ่น</p>',
    found: 'Thai typesetting',
    said: /cut at \d+ of \d+ px/,
    lang: 'th',
  },
};

/** A small page of the site with something at the end of a part; its policy, which would refuse the faults, is left out. */
function faultyPage(lang: Lang, html: string, part: 'main' | 'footer' = 'main'): string {
  const right = sitePages.find(({ path }) => path === pathIn(lang, '/thanks'));
  if (!right) throw new Error('The page that thanks is gone; take another small one.');
  return read(right.file)
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(`</${part}>`, () => `<div class="wrap">${html}</div></${part}>`);
}

type Browsers = Parameters<typeof visit>[1];

/** Has a page stand at an address in both browsers. */
async function serve(path: string, body: string, { page, plain }: Browsers): Promise<void> {
  for (const each of [page, plain]) {
    await each.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
}

/** The checks of a glance; of the focus order, traps alone. */
const AT_A_GLANCE = [
  ...['focus order', 'overflow', 'small fields', 'broken terms', 'line ends', 'Thai typesetting'],
];

for (const asked of ['en', 'th'] as const) {
  test(`a glance finds what is too wide, what keeps the focus, and what is wrong with lines (${asked})`, async ({
    reader,
  }) => {
    const faults = Object.entries(FAULTS).flatMap(([name, fault]) => {
      const isAsked = /^a control that (keeps|fetches)/.test(name) || fault.found !== 'focus order';
      const { lang = 'en', found } = fault;
      return isAsked && lang === asked && AT_A_GLANCE.includes(String(found)) ? [fault] : [];
    });
    expect(faults.length).toBeGreaterThan(3);
    const path = pathIn(asked, '/faulty');
    const body = faultyPage(asked, faults.map(({ html }) => html).join(''));
    await reader.page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    const problems = await glance(reader.page, path);
    for (const { found, said } of faults) {
      expect(problems).toContainEqual({ check: found, what: expect.stringMatching(said) });
    }
    expect(problems.filter(({ check }) => !AT_A_GLANCE.includes(check))).toEqual([]);
  });
}

for (const [name, { html, found, said, lang = 'en' }] of Object.entries(FAULTS)) {
  exhaustiveTest(`${name} is found, by ${found}`, async ({ page, plain }) => {
    const path = pathIn(lang, '/faulty');
    await serve(path, faultyPage(lang, html), { page, plain });
    const problems = await visit(
      path,
      { page, plain },
      { areFontsLate: false, anchors: ['covered'], within: 'main' },
    );
    expect([...new Set(problems.map(({ check }) => check))]).toEqual([found].flat());
    expect(problems.map(({ what }) => what)).toContainEqual(expect.stringMatching(said));
  });
}

for (const [within, found] of [
  ['body', ['words without script', 'accessibility', 'focus order']],
  ['main', []],
] as const) {
  const isDecisive = within === 'body';
  (isDecisive ? test : exhaustiveTest)(
    `faults of the frame are found where the whole of a page is asked: ${within}`,
    async ({ page, plain }) => {
      const faults = [
        'words that only a script brings',
        'a button without a name',
        'a link that does not show the focus',
      ];
      const html = faults.map((name) => FAULTS[name]?.html).join('');
      await serve('/faulty', faultyPage('en', html, 'footer'), { page, plain });
      const problems = await visit(
        '/faulty',
        { page, plain },
        { areFontsLate: false, anchors: [], within },
      );
      expect([...new Set(problems.map(({ check }) => check))]).toEqual(found);
    },
  );
}

/** What is found of some faults where not everything is asked, because others have answered for the rest. */
const LESS: { asked: Asked; found: readonly [Problem['check'], RegExp][] }[] = [
  {
    asked: 'page',
    found: [
      ['words without script', /^at \d+ px, only with script/],
      ['accessibility', /^at 390 px, any theme: target-size/],
      ['accessibility', /^at 1440 px, .*: target-size/],
      ['accessibility', /^at 1440 px, .*light: color-contr/],
      ['accessibility', /^at 1440 px, opened, .*: image-alt/],
      ['focus order', /^Bare: without an outline/],
      ['overflow', /^at 320 px, the page is \d+ px too wide/],
      ['anchors', /#covered is covered by the bar/],
    ],
  },
  { asked: 'language', found: [['overflow', /^at 320 px, the page is \d+ px too wide/]] },
];

for (const { asked, found } of LESS) {
  exhaustiveTest(
    `where what is asked is ${asked}, that is found and nothing else`,
    async ({ page, plain }) => {
      const faults = [
        'words that are hard to see in the light theme',
        'words that only a script brings',
        'a link that does not show the focus',
        'a place that the bar covers when a link leads there',
        'something too small to be pressed',
        'something wider than the window',
        'a fault within what has to be opened first',
      ];
      const html = faults.map((name) => FAULTS[name]?.html).join('');
      await serve('/faulty', faultyPage('en', html), { page, plain });
      const problems = await visit(
        '/faulty',
        { page, plain },
        { areFontsLate: false, anchors: ['covered'], within: 'main', asked },
      );
      const isAsked = ({ check, what }: Problem) =>
        found.some(([by, said]) => by === check && said.test(what));
      expect(problems.filter((each) => !isAsked(each))).toEqual([]);
      for (const [check, what] of found)
        expect(problems).toContainEqual({ check, what: expect.stringMatching(what) });
    },
  );
}

test('a page that is not there is found', async ({ page, complaints }) => {
  complaints.expect(/^status 404: /);
  const problems = await glance(page, '/nothing-here');
  expect(problems).toEqual([{ check: 'status', what: '404' }]);
});

/** What a browser can complain of, and how it is put. */
const COMPLAINTS = {
  '<script>console.warn("oh")</script>': /^console warning: oh/,
  '<script>setTimeout(() => { throw new Error("oh") })</script>': /^page error: Error: oh/,
  '<img src="/nothing.png" alt="">': /^status 404: .*\/nothing\.png$/,
  '<img src="https://elsewhere.example/a.png" alt="">': /^third party: https:\/\/elsewhere/,
} as const;

for (const [html, complaint] of Object.entries(COMPLAINTS)) {
  test(`what a browser complains of is heard: ${html}`, async ({ page, complaints }) => {
    await page.route('**/faulty', (route) =>
      route.fulfill({ contentType: 'text/html', body: faultyPage('en', html) }),
    );
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/faulty');
    await expect.poll(() => complaints.unexpected).toContainEqual(expect.stringMatching(complaint));
    complaints.expect(/./);
  });
}
