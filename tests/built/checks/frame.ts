import { LANGS, localizedPath } from '../../../contract/lang.ts';
import { company } from '../pages.ts';
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
  'has its overlay before everything that it covers': overlay,
};
