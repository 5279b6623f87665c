import { LANGS, localizedPath } from '../../../contract/lang.ts';
import { company } from '../pages.ts';
import { type Check, unless } from './check.ts';

// Spec A6.
const footer: Check = ({ $, lang }) => [
  ...LANGS.flatMap((lang) =>
    [company.legalName[lang], company.description[lang]].flatMap((text) => {
      const said = $(`body > footer [lang="${lang}"] p`)
        .toArray()
        .map((element) => $(element).text().replaceAll('\u00a0', ' '));
      return unless(said.includes(text), `its footer does not say in ${lang}: ${text}`);
    }),
  ),
  ...[
    [company.email, `mailto:${company.email}`] as const,
    [company.telephone.shown[lang], `tel:${company.telephone.number}`] as const,
    [company.line, `https://line.me/R/ti/p/${encodeURIComponent(company.line)}`] as const,
    // What the law asks us to say is a link away.
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

// Spec A7: it covers the page from the first frame on only if it comes before everything else.
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
  'its footer names the company in both languages, and the ways to reach a person': footer,
  'its logo leads to the home page of its language': logo,
  'its overlay comes before everything that it covers': overlay,
};
