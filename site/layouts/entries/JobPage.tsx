import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import { entriesOf } from '../../collections/define-collection.ts';
import { applyWords, jobs, salaryOf, titleOfJob } from '../../collections/jobs/index.ts';
import { PayBar } from '../../collections/jobs/PayBar.tsx';
import { marksOf } from '../../collections/jobs/scale.ts';
import { content } from '../../content.ts';
import { inOneLanguage } from '../../in-language.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { defineLayout, type Shown } from './define-layout.ts';
import { HeadedLists } from './HeadedLists.tsx';

/** The anchor of the form. */
const APPLY = 'apply';

type Props = Shown<typeof jobs.schema>;

/** The header of a job: its title and its salary. */
function JobHeader({ entry: job, lang }: Props) {
  const words = localize(content.entries.jobs, lang);
  const { until, apply } = applyWords(job, lang);
  const facts = {
    [words.place]: job.place,
    [words.hours]: job.hours,
    [words.employment]: words.employments[job.employment],
    [until]: longDate(lang, job.until),
  };
  return (
    <header className="job-head wrap grid">
      <div className="job-cloth relative overflow-clip">
        <Loom weave={job.weave} isFirst isCentred />
      </div>
      <div className="job-words grid gap-lg">
        <Text.h1 className="entry-title">{titleOfJob(job)[lang]}</Text.h1>
        <Text.p className="entry-lead text-xl text-muted">{job.lead}</Text.p>
        {job.sample && <Text.p className="entry-aside text-sm">{words.example}</Text.p>}
        <p className="job-salary text-note">
          <span className="sr-only">{words.salary}: </span>
          <b className="block text-title large text-accent">{salaryOf(job, lang)}</b>{' '}
          <Text>{words.aMonth}</Text>
        </p>
        <Actions actions={[{ label: apply, url: `#${APPLY}` }]} />
      </div>
      <dl className="job-facts grid text-sm">
        {Object.entries(facts).map(([term, detail]) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
    </header>
  );
}

/** The first three months, side by side if there is enough space. */
function JobMonths({ entry: { months }, lang }: Props) {
  return (
    <section className="job-months section wrap" data-section="months">
      <Text.h2>{content.entries.jobs.months[lang]}</Text.h2>
      <ol className="grid gap-2xl">
        {months.map((month) => (
          <li key={month.title}>
            <TitledText {...month} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The description of the work. */
function JobText({ body }: { body: BodyProps }) {
  return (
    <section className="job-text section wrap" data-section="text">
      <div className="entry-column">
        <Body {...body} />
      </div>
    </section>
  );
}

/** The requirements, and what is not required. */
function JobAsked({ entry: { asked, notAsked }, lang }: Props) {
  const words = localize(content.entries.jobs, lang);
  const lists = { [words.asked]: asked, [words.notAsked]: notAsked };
  return (
    <section className="job-asked section wrap grid gap-2xl" data-section="asked">
      <HeadedLists lists={lists} />
    </section>
  );
}

/** The steps of the interview process, and when the candidate gets an answer. */
function JobInterview({ entry: { interview, days }, lang }: Props) {
  const words = localize(content.entries.jobs, lang);
  return (
    <section className="job-interview" data-section="interview">
      <div className="section wrap">
        <Text.h2>{words.interview}</Text.h2>
        <ol>
          {interview.map(({ title, takes, body }) => (
            <li key={title}>
              <Text.p className="job-takes text-accent font-semibold">{takes}</Text.p>
              <Text.h3>{title}</Text.h3>
              <Text.p>{body}</Text.p>
            </li>
          ))}
        </ol>
        <Text.p className="job-hear text-xl font-semibold">{fill(words.hear, { days })}</Text.p>
      </div>
    </section>
  );
}

/** The other jobs, below the form: the salary of each on a common scale, highest first. */
function OtherJobs({ id, lang }: { id: string; lang: Lang }) {
  const all = entriesOf(jobs);
  const others = all
    .filter((job) => job.id !== id && job.url !== undefined)
    .sort((one, other) => other.salary.to - one.salary.to);
  if (others.length === 0) return null;
  const marks = marksOf(all.map(({ salary }) => salary));
  return (
    <section className="job-others section wrap" data-section="other-jobs">
      <Text.h2 className="entry-more-heading">{content.entries.jobs.others[lang]}</Text.h2>
      <ul>
        {others.map((other) => {
          const job = inOneLanguage(other, lang);
          return (
            <li key={job.id}>
              <a className="grid items-center border-t" href={job.url}>
                <Text.span className="text-lg font-semibold">{titleOfJob(job)[lang]}</Text.span>
                <span>{salaryOf(job, lang)}</span>
                <PayBar job={job} marks={marks} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A job: its salary, the first three months, the requirements, the interview process, and the application form. */
export const jobLayout = defineLayout({
  collection: jobs,
  under: 1,
  sheets: () => [
    'layouts/entries/entry.css',
    'layouts/entries/entry-text.css',
    'collections/jobs/pay-bar.css',
    'layouts/entries/job.css',
  ],
  Opening: (shown) => (
    <>
      <JobHeader {...shown} />
      <JobMonths {...shown} />
    </>
  ),
  Rest: (shown) => (
    <>
      <JobText {...shown} />
      <JobAsked {...shown} />
      <JobInterview {...shown} />
    </>
  ),
  sections: ({ offer }) => {
    const { form } = content.entries.jobs;
    return [
      { type: 'contact-form', anchor: APPLY, look: 'beside', form: 'application', ...form, offer },
    ];
  },
  OthersBelow: OtherJobs,
});
