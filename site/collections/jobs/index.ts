import { html } from 'ghtml';
import { priceRange } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize, type Text } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { type Described, defineCollection, type Thing } from '../define-collection.ts';
import { type Job, schema } from './schema.ts';

/** Returns the title of a job: that of the offer that applications refer to. */
export function titleOfJob({ offer }: Pick<Job, 'offer'>): Text {
  const known = content.offers[offer];
  if (!known) throw new Error(`content/offers.yaml has no ${offer}`);
  return known.name;
}

/** Formats the monthly salary range. */
export const salaryOf = ({ salary: { from, to } }: Pick<Job, 'salary'>, lang: Lang): string =>
  priceRange(lang, from, to, 'THB');

/** Returns the texts about applying; for an example, the note that it is one. */
export function applyWords({ sample }: Pick<Job, 'sample'>, lang: Lang) {
  const { asExample, until, apply } = localize(content.entries.jobs, lang);
  return sample ? asExample : { until, apply };
}

/** The open jobs that visitors can apply for. */
export const jobs = defineCollection({
  name: 'jobs',
  schema,
  page: (job) => ({
    title: titleOfJob(job),
    description: job.description,
    weave: job.weave,
    // An example is not an open job, but search engines would list it as one.
    toThing: (described) => (job.sample ? undefined : posting(job, described)),
  }),
});

/** Returns a job for search engines. */
const posting = (job: Job, { lang, address, image, home }: Described): Thing => ({
  '@type': 'JobPosting',
  '@id': `${address}#job`,
  mainEntityOfPage: { '@id': address },
  title: titleOfJob(job)[lang],
  description: [
    ...[job.lead, ...job.months.map(({ body }) => body)].map((each) => html`<p>${each[lang]}</p>`),
    `<ul>${job.asked.map((each) => html`<li>${each[lang]}</li>`).join('')}</ul>`,
  ].join(''),
  image: [image],
  url: address,
  identifier: { '@type': 'PropertyValue', name: content.brand.name[lang], value: job.id },
  datePosted: job.posted,
  validThrough: `${job.until}T23:59:59+07:00`,
  employmentType: job.employment,
  directApply: true,
  hiringOrganization: { '@id': `${home}#organization` },
  ...(job.isRemote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'TH' },
  }),
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: job.locality[lang],
      addressCountry: 'TH',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'THB',
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.salary.from,
      maxValue: job.salary.to,
      unitText: 'MONTH',
    },
  },
  workHours: job.hours[lang],
});
