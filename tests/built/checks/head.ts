import { localizedPath } from '../../../contract/lang.ts';
import { countedLength } from '../../../contract/text.ts';
import { canonicalOf } from '../../../site/canonical.ts';
import { pagePaths } from '../../../site/routes.ts';
import { englishPath } from '../../tested-site.ts';
import { attributesOf, company, origin } from '../pages.ts';
import { type Check, unless } from './check.ts';

/** Lengths at which search engines cut titles and descriptions. */
const ROUTE_TITLE_MAX = 60;
const DESCRIPTION = { min: 50, max: 160 };

// Spec A9.
const title: Check = ({ $, lang }) => {
  const brandPart = `${company.name[lang]} - `;
  const whole = $('head > title').text();
  const route = whole.slice(brandPart.length);
  return [
    ...unless($('title:not(svg title)').length === 1, 'not one title'),
    ...unless(whole.startsWith(brandPart) && route.trim() !== '', `the title is “${whole}”`),
    ...unless(route === route.trim(), `spaces around “${route}”`),
    ...unless(route.length <= ROUTE_TITLE_MAX, `“${route}” has ${route.length} characters`),
  ];
};

const description: Check = ({ $ }) => {
  const metas = $('head > meta[name="description"]');
  const length = countedLength(metas.attr('content') ?? '');
  return [
    ...unless(metas.length === 1, `${metas.length} descriptions`),
    ...unless(
      length >= DESCRIPTION.min && length <= DESCRIPTION.max,
      `a description of ${length} characters`,
    ),
  ];
};

const language: Check = ({ $, lang }) =>
  unless($('html').attr('lang') === lang, `marked as ${$('html').attr('lang')}`);

// A public page names its own address, or that of the page it is another view of.
const canonical: Check = (page) => {
  const { path, lang } = page;
  const english = englishPath(path);
  const expected = pagePaths.has(english) ? origin + localizedPath(lang, canonicalOf(english)) : '';
  const found = attributesOf(page, 'link[rel="canonical"]', 'href');
  return unless(found.join(' ') === expected, `canonical: ${found}`);
};

/** Bytes of a page that some preview programs read, with a margin. */
const READ_FOR_PREVIEWS = 8_000;

const FOR_PREVIEWS =
  /<(?:meta (?:property="og:|name="twitter:)|link rel="(?:canonical|alternate" hreflang=))/g;

const preview: Check = ({ html }) => {
  const last = [...html.matchAll(FOR_PREVIEWS)].at(-1)?.index ?? 0;
  const bytes = Buffer.byteLength(html.slice(0, last));
  return unless(bytes <= READ_FOR_PREVIEWS, `what previews show begins ${bytes} bytes in`);
};

export const headChecks = {
  'has the product’s name, a dash and the route’s title as its title': title,
  'has a description short enough to be shown whole': description,
  'declares its language': language,
  'names its canonical address if it is public': canonical,
  'has the content of previews before its styles': preview,
};
