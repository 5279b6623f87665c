import { readContent } from '../../../contract/content-file.ts';
import { FIRST_LANG, LANGS, localizedPath } from '../../../contract/lang.ts';
import { flatten, menu, offered } from '../../../site/words/menu.ts';
import { addresses, company } from '../pages.ts';
import { type Check, unless } from './check.ts';

// Spec A6.
const footer: Check = ({ $, lang }) => [
  ...LANGS.flatMap((lang) =>
    [company.legalName[lang], company.description[lang]].flatMap((text) => {
      const texts = $(`body > footer [lang="${lang}"] p`)
        .toArray()
        .map((element) => $(element).text().replaceAll('\u00a0', ' '));
      return unless(texts.includes(text), `its footer does not say in ${lang}: ${text}`);
    }),
  ),
  ...[
    [company.email, `mailto:${company.email}`] as const,
    [company.telephone.shown[lang], `tel:${company.telephone.number}`] as const,
    [company.line, `https://line.me/R/ti/p/${encodeURIComponent(company.line)}`] as const,
    // Legal pages are one link away.
    ...company.legalLinks.map(({ label, url }) => [label[lang], localizedPath(lang, url)] as const),
  ].flatMap(([name, href]) => {
    const words = $(`body > footer a[href="${href}"]`).first().text().trim();
    return unless(
      words.replaceAll('\u00a0', ' ') === name,
      `its footer does not lead to ${href} as “${name}”`,
    );
  }),
];

// Spec A14.
const logo: Check = ({ $, lang }) => {
  const href = $('[data-topbar] a:has(svg)').first().attr('href');
  return unless(href === localizedPath(lang, '/'), `its logo leads to ${href}`);
};

const paths = new Set(
  addresses
    .filter(({ needsSession, lang }) => !needsSession && lang === FIRST_LANG)
    .map(({ path }) => path),
);

/** The entries of the menu whose page exists for every visitor, in reading order (spec B6, C). */
const entries = flatten(offered(readContent('content/menu.yaml', menu), paths)).filter(
  ({ children }) => children.length === 0,
);

const panel: Check = ({ $, lang }) => {
  const found = $('#side-panel nav a:not([hreflang])')
    .toArray()
    .map(
      (link) => `${$(link).attr('href')} ${$(link).attr('target') ?? '_self'}: ${$(link).text()}`,
    );
  const wrong = entries.filter(({ url = '', target, label }, index) => {
    const link = found[index]?.replaceAll('\u00a0', ' ');
    return !link?.startsWith(`${localizedPath(lang, url)} ${target}: ${label[lang]}`);
  });
  return [
    ...unless(found.length === entries.length, `its panel has ${found.length} links`),
    ...wrong.map(({ key }) => `its panel lacks ${key}, or has it elsewhere`),
  ];
};

// Spec A7: it only covers the page from the first frame if it comes before everything else.
const overlay: Check = ({ $ }) => {
  const before = $('[data-loading-overlay]').prevAll().toArray();
  return [
    ...unless($('body > [data-loading-overlay]').length === 1, 'not one overlay'),
    ...unless(
      before.every((element) => $(element).is('.skip-link')),
      'something comes before the overlay',
    ),
  ];
};

export const frameChecks = {
  'has a footer with the company’s name in both languages and contact details': footer,
  'links its logo to the home page of its language': logo,
  'offers the pages of the menu in its panel': panel,
  'has its overlay before everything that it covers': overlay,
};
