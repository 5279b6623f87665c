import { html } from 'ghtml';
import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { priceRange } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize, type Text, text } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { offer } from '../../references.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { type Described, defineCollection, type Thing } from '../define-collection.ts';
import type { Entry } from '../entries.ts';

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

const schema = z
  .strictObject({
    offer: offer.describe(
      'Id of content/offers.yaml that names the job and is stored with applications',
    ),
    lead: text(200).describe('Purpose of the job'),
    description: text(160).describe('For search engines'),
    weave: weave.describe('Cloth of the job; 160 by 26 cells are enough'),
    salary: z
      .strictObject({ from: z.int().positive(), to: z.int().positive() })
      .refine(({ from, to }) => to > from, 'the most must be more than the least')
      .describe('Baht per month, before tax'),
    employment: z.enum(EMPLOYMENT_TYPES),
    place: text(60).describe('Place of work, in words'),
    locality: text(40).describe('Town of the office, for search engines'),
    isRemote: z.boolean().default(false).describe('Whether all of the work can be done from home'),
    hours: text(60),
    posted: calendarDate,
    until: calendarDate.describe('Last day to apply'),
    months: z
      .array(z.strictObject({ title: text(48), body: text(240) }))
      .length(3)
      .describe('The first three months'),
    asked: z.array(text(120)).min(2).max(6),
    notAsked: z.array(text(120)).min(1).max(4),
    interview: z
      .array(z.strictObject({ title: text(60), takes: text(32), body: text(240) }))
      .min(2)
      .max(4),
    days: z
      .int()
      .min(1)
      .max(30)
      .describe('Working days until applicants hear back after each step'),
    sample,
  })
  .refine(({ posted, until }) => until > posted, {
    path: ['until'],
    error: 'is before `posted`: write a later day',
  });

export type Job = Entry<typeof schema>;

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
