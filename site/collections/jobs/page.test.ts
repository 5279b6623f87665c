import { expect, test } from 'vitest';
import { entriesOf } from '../define-collection.ts';
import { jobs } from './index.ts';
import { applyWords, salaryOf, titleOfJob } from './page.ts';

const described = {
  lang: 'en',
  address: 'https://a.example/about/careers/one',
  image: 'https://a.example/one.png',
  home: 'https://a.example/',
} as const;

test('a job tells search engines what it pays, where, and until when one can apply', () => {
  for (const job of entriesOf(jobs)) {
    const thing = jobs.page?.({ ...job, sample: undefined }).toThing(described);
    expect(thing, job.id).toMatchObject({
      '@type': 'JobPosting',
      title: titleOfJob(job).en,
      datePosted: job.posted,
      validThrough: `${job.until}T23:59:59+07:00`,
      baseSalary: {
        currency: 'THB',
        value: { minValue: job.salary.from, maxValue: job.salary.to, unitText: 'MONTH' },
      },
      hiringOrganization: { '@id': 'https://a.example/#organization' },
    });
  }
});

test('an example is not offered to search engines, and its button and date say what it is', () => {
  const example = { sample: true } as const;
  for (const job of entriesOf(jobs))
    expect(jobs.page?.({ ...job, ...example }).toThing(described)).toBeUndefined();
  const real = applyWords({ sample: undefined }, 'en');
  expect(applyWords(example, 'en')).not.toMatchObject({ until: real.until });
  expect(applyWords(example, 'en')).not.toMatchObject({ apply: real.apply });
});

test('a salary is said from the least to the most, the sign of the currency once', () => {
  expect(salaryOf({ salary: { from: 45_000, to: 70_000 } }, 'en')).toBe('฿45,000–70,000');
});

test('each job has an offer of its own, or its applications could not be told apart', () => {
  const offers = entriesOf(jobs).map(({ offer }) => offer);
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(offers).size).toBe(offers.length);
});
