import { expect, test } from 'vitest';
import { entriesOf } from '../define-collection.ts';
import { applyWords, jobs, titleOfJob } from './index.ts';

const described = {
  lang: 'en',
  address: 'https://a.example/about/careers/one',
  image: 'https://a.example/one.png',
  home: 'https://a.example/',
} as const;

test('gives search engines the salary, place and closing date of a job', () => {
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

test('hides an example job from search engines and labels its button and date', () => {
  const example = { sample: true } as const;
  for (const job of entriesOf(jobs))
    expect(jobs.page?.({ ...job, ...example }).toThing(described)).toBeUndefined();
  const real = applyWords({ sample: undefined }, 'en');
  expect(applyWords(example, 'en')).not.toMatchObject({ until: real.until });
  expect(applyWords(example, 'en')).not.toMatchObject({ apply: real.apply });
});

test('has an offer of its own for each job, so that applications can be told apart', () => {
  const offers = entriesOf(jobs).map(({ offer }) => offer);
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(offers).size).toBe(offers.length);
});
