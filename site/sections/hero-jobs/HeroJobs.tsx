import { longDate, price } from '../../../contract/format.ts';
import { localize } from '../../../contract/text.ts';
import { salaryOf, titleOfJob } from '../../collections/jobs/page.ts';
import { content } from '../../content.ts';
import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { marksOf, placeOn } from './scale.ts';
import type { schema } from './schema.ts';

/** The opening of a page about jobs: what each pays, drawn on one scale, each leading to its page. */
export function HeroJobs({ heading, lead, jobs, note, context }: SectionProps<typeof schema>) {
  const { lang } = context;
  const words = localize(content.entries.jobs, lang);
  const marks = marksOf(jobs.map(({ salary }) => salary));
  return (
    <section className="hero-jobs" data-section="hero">
      <div className="hero-jobs-words wrap">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
      </div>
      <div className="hero-jobs-scale wrap" aria-hidden="true">
        <p>
          {marks.map((baht) => (
            <span key={baht}>{price(lang, baht, 'THB')}</span>
          ))}
        </p>
      </div>
      <ul className="hero-jobs-list wrap">
        {jobs.map((job) => {
          const { x, width } = placeOn(marks, job.salary);
          return (
            <li key={job.id}>
              <article>
                <div className="hero-job-words">
                  <h2>
                    <CoveringLink title={titleOfJob(job)[lang]} url={job.url} />
                  </h2>
                  <p>
                    <Text>{job.lead}</Text>
                  </p>
                </div>
                <div className="hero-job-pay">
                  <svg
                    aria-hidden="true"
                    width="100%"
                    height="28"
                    viewBox="0 0 100 28"
                    preserveAspectRatio="none"
                  >
                    <path className="hero-job-ground" d="M0 13h100v2h-100z" />
                    <path d={`M${x} 0h${width}v28h-${width}z`} />
                  </svg>
                  <p>
                    <b>{salaryOf(job, lang)}</b>{' '}
                    <span>
                      <Text>{`${words.until} ${longDate(lang, job.until)}`}</Text>
                    </span>
                  </p>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
      <p className="hero-jobs-note wrap">
        <Text>{note}</Text>
      </p>
    </section>
  );
}
