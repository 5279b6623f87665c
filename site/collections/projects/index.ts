import { fill } from '../../../contract/fill.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { heading, image, join, list, paragraph, plain, quotation } from '../../ui/markdown.ts';
import { readBody } from '../body/body-of.ts';
import { wordsIn } from '../body/reading-time.ts';
import { defineCollection, type PageParts } from '../define-collection.ts';
import { baht, inUnit } from './figures.ts';
import { type Project, schema } from './schema.ts';

/** Returns the parts of a case's page other than its layout (site/layouts/entries/ProjectPage.astro). */
const projectPage = (project: Project): PageParts => ({
  title: project.title,
  description: project.description,
  weave: project.weave,
  photo: project.photo,
  toMarkdown: (lang, body) => projectMarkdown(project, lang, body),
  toThing: ({ lang, address, image, home }) => ({
    '@type': 'Article',
    '@id': `${address}#case`,
    mainEntityOfPage: { '@id': address },
    headline: project.title[lang],
    description: project.description[lang],
    image: [image],
    inLanguage: lang,
    author: { '@id': `${home}#organization` },
    publisher: { '@id': `${home}#organization` },
    articleSection: content.entries.projects.fields[project.field][lang],
    keywords: content.offers[project.offer]?.name[lang],
    wordCount: wordsIn(readBody({ collection: 'projects', id: project.id }, lang), lang),
  }),
});

function projectMarkdown(project: Project, lang: Lang, body: string): string {
  const { title, client, was, result, wrong, measure, weeks, team, photo, ...amounts } = localize(
    project,
    lang,
  );
  const words = localize(content.entries.projects, lang);
  const facts = [
    [words.client, client],
    [
      measure.of,
      `${inUnit(measure, measure.before, lang)} → ${inUnit(measure, measure.after, lang)}`,
    ],
    [words.weeks, String(weeks)],
    [words.cost, baht(lang, amounts.baht)],
    [words.later, fill(words.monthly, { amount: baht(lang, amounts.monthly) })],
    [words.team, team],
  ];
  return join(
    heading(1, title),
    project.sample ? paragraph(content.ui.examples[lang]) : '',
    image(photo),
    list(facts.map((fact) => fact.map((each) => plain(each ?? '')).join(': '))),
    paragraph(`${words.was}: ${was}`),
    paragraph(`${words.now}: ${result}`),
    quotation(plain(`${words.wrong}: ${wrong}`)),
    body,
  );
}

/** The case studies: work for customers, with the situation before and after. */
export const projects = defineCollection({ name: 'projects', schema, page: projectPage });
