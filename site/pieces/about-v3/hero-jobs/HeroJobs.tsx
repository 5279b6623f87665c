import { longDate, price } from '../../../../contract/format.ts';
import { applyWords, salaryOf, titleOfJob } from '../../../collections/jobs/index.ts';
import { PayBar } from '../../../collections/jobs/PayBar.tsx';
import { marksOf, shareOf } from '../../../collections/jobs/scale.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of a page about jobs: a strip of cloth for each, as long as its salary, all on one scale. */
export function HeroJobs({ heading, lead, jobs, note, context }: SectionProps<typeof schema>) {
  const { lang } = context;
  const marks = marksOf(jobs.map(({ salary }) => salary));
  return (
    <section className="hero-jobs" data-section="hero">
      <LargeWords heading={heading} lead={lead} />
      <div className="hero-jobs-chart wrap">
        <svg className="hero-jobs-grid" aria-hidden="true" width="100%" height="100%">
          {marks.map((baht) => {
            const x = `${shareOf(marks, baht)}%`;
            return <line key={baht} x1={x} x2={x} y2="100%" />;
          })}
        </svg>
        <p className="hero-jobs-marks text-note" aria-hidden="true">
          {marks.map((baht) => (
            <span key={baht}>{price(lang, baht, 'THB')}</span>
          ))}
        </p>
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <article className="relative grid border-t">
                <div className="hero-job-words">
                  <h2>
                    <CoveringLink title={titleOfJob(job)[lang]} url={job.url} />
                  </h2>
                  <Text.p>{job.lead}</Text.p>
                </div>
                <PayBar job={job} marks={marks} />
                <p className="hero-job-pay text-note">
                  <b className="text-2xl text-ink block nowrap">{salaryOf(job, lang)}</b>{' '}
                  <Text.span>{`${applyWords(job, lang).until} ${longDate(lang, job.until)}`}</Text.span>
                </p>
              </article>
            </li>
          ))}
        </ul>
      </div>
      <Text.p className="hero-note wrap text-label border-t">{note}</Text.p>
    </section>
  );
}
