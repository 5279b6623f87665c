import { useState } from 'react';
import type { LeadField } from '../../../contract/api/lead-fields.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import { call } from '../../session/api.ts';
import { SubmissionKeys } from '../../session/submission.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import type { FormId, FormWords } from '../../words/form-words.ts';
import { CheckBox } from './CheckBox.tsx';
import { explainLead } from './explain-lead.ts';
import { LeadFields } from './LeadFields.tsx';
import { LeadStatus } from './LeadStatus.tsx';

type Words = Localized<FormWords>;

/** A field of a form: what it says, and what can be chosen in it. */
export interface ShownField {
  name: LeadField;
  label: string;
  placeholder?: string | undefined;
  required: string;
  wrong: string;
  /** Whether it can be left empty. */
  isOptional?: true;
  /** What can be chosen, where it is no field to type into. */
  options?: readonly { id: string; label: string }[];
  /** Beside the telephone: what the box says that allows calls. */
  call?: string;
}

/** What a form is given by its page: what it says, and what goes with what people write. */
export interface LeadFormProps {
  form: FormId;
  /** The anchor of its section, from which its ids derive: two forms can stand on one page. */
  anchor: string;
  lang: Lang;
  /** The English path of the page that it stands on. */
  page: string;
  /** The offer that it is about, by its id. */
  offer?: string;
  /** Where to write if it cannot be sent. */
  company: string;
  /** The fields that it has, in their order. */
  fields: readonly ShownField[];
  said: Pick<Words, 'sending' | 'slow' | 'limited' | 'failed'> &
    Pick<Words['forms'][FormId], 'submit' | 'sent' | 'repeated'>;
  /** What is agreed to by sending it, and in which wording; `news` stands beside a box of its own. */
  consent: { version: string; notice: string; news?: string };
  /** Terms of all these words that stay on one line. */
  terms: readonly string[];
}

/**
 * A form that reaches the company, of one field or of many. Plain HTML until a visitor means
 * to use it: the browser checks the fields, `enhance/forms.ts` says what is wrong beside them, and
 * the form posts by itself. React sends it without leaving the page, and says how that went.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, anchor, lang, page, offer, company, fields, said, consent, terms } = props;
  const [keys] = useState(() => new SubmissionKeys());
  const submission = useSubmission(
    async (values) => {
      const content = written(values, props);
      await call('sendLead', {
        body: { ...content, elapsed: Math.round(performance.now()) },
        headers: { 'idempotency-key': keys.keyFor(JSON.stringify(content)) },
      });
      return { said: keys.acknowledge() ? said.repeated : said.sent };
    },
    (error) => explainLead(error, fields, said),
  );

  const noticeId = `${anchor}-notice`;
  const send = <SubmitButton submit={said.submit} sending={said.sending} />;
  const outcome = (
    <LeadStatus
      waiting={submission.isSlow ? said.slow : ''}
      thanks={submission.said}
      failure={submission.refused.message}
      company={company}
    />
  );
  // A single field has its button in it; below several, the button comes after what one agrees to.
  const isSingle = fields.length === 1;

  return (
    <Terms value={terms}>
      <form className="lead-form" action="/api/leads" {...submission.form}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="page" value={page} />
        {offer !== undefined && <input type="hidden" name="offer" value={offer} />}
        <input type="hidden" name="consent" value={consent.version} />
        <LeadFields
          anchor={anchor}
          fields={fields}
          refused={submission.refused.fields}
          noticeId={noticeId}
        >
          {isSingle && send}
        </LeadFields>
        {isSingle && outcome}
        <Consent id={noticeId} notice={consent.notice} news={consent.news} />
        {!isSingle && send}
        {!isSingle && outcome}
        {/* For bots, which fill in whatever there is. Inert, so that neither people nor their browsers do. */}
        <div className="sr-only" inert aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </form>
    </Terms>
  );
}

/** What sending the form agrees to, and the box for what is agreed to apart. */
function Consent({ id, notice, news }: { id: string; notice: string; news: string | undefined }) {
  return (
    <>
      {news !== undefined && <CheckBox name="marketing" label={news} />}
      <p className="lead-form-notice" id={id}>
        <Typeset>{notice}</Typeset>
      </p>
    </>
  );
}

/** What a form sends: what was written in it, and what its page knows. */
function written(values: FormData, { form, lang, page, offer, consent, fields }: LeadFormProps) {
  const text = (name: string) => String(values.get(name) ?? '');
  return {
    form,
    lang,
    page,
    ...(offer !== undefined && { offer }),
    consent: consent.version,
    email: text('email'),
    ...Object.fromEntries(fields.map(({ name }) => [name, text(name)])),
    marketing: values.has('marketing'),
    ...(values.has('call') && { call: true }),
    website: text('website'),
  };
}
