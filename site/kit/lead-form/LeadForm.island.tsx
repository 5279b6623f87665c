import { useState } from 'react';
import { nestAnswers } from '../../../contract/api/lead-fields.ts';
import { call } from '../../session/api.ts';
import { asText } from '../../session/sent.ts';
import { SubmissionKeys } from '../../session/submission.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { CheckBox } from './CheckBox.tsx';
import { explainLead } from './explain-lead.ts';
import { LeadFields } from './LeadFields.tsx';
import { LeadStatus } from './LeadStatus.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

/**
 * Renders a form that is sent to the company, with one or more fields. It is plain HTML until a visitor starts to use
 * it: the browser checks the fields, `enhance/forms.ts` shows errors next to them, and the form can be submitted
 * without React. React submits it without leaving the page, and shows the result.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, anchor, lang, page, offer, company, fields, texts, consent, terms } = props;
  const [keys] = useState(() => new SubmissionKeys());
  const takesFiles = fields.some(({ own }) => own === 'file');
  const submission = useSubmission(
    async (values) => {
      const content = written(values, props);
      const elapsed = Math.round(performance.now());
      if (takesFiles) values.set('elapsed', String(elapsed));
      await call('sendLead', {
        body: takesFiles ? values : { ...content, elapsed },
        headers: { 'idempotency-key': keys.keyFor(JSON.stringify(content)) },
      });
      return { confirmation: keys.acknowledge() ? texts.repeated : texts.sent };
    },
    (error) => explainLead(error, fields, texts),
  );

  const noticeId = `${anchor}-notice`;
  const send = <SubmitButton submit={texts.submit} sending={texts.sending} />;
  const outcome = (
    <LeadStatus
      waiting={submission.isSlow ? texts.slow : ''}
      thanks={submission.confirmation}
      failure={submission.refused.message}
      company={company}
    />
  );
  // A single field contains its button; with several fields, the button follows the consent.
  const isSingle = fields.length === 1;

  return (
    <Terms value={terms}>
      <form
        className="lead-form"
        action="/api/leads"
        {...(takesFiles && { encType: 'multipart/form-data' })}
        {...submission.form}
      >
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
        {/* For bots, which fill in every field. Inert, so that people and their browsers don't. */}
        <div className="sr-only" inert aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </form>
    </Terms>
  );
}

/** Renders what sending the form agrees to, and the box for a separate consent. */
function Consent({ id, notice, news }: { id: string; notice: string; news: string | undefined }) {
  return (
    <>
      {news !== undefined && <CheckBox name="marketing" label={news} />}
      <p className="lead-form-notice text-note" id={id}>
        <Typeset>{notice}</Typeset>
      </p>
    </>
  );
}

/** Returns the data to send: the values of the form and the context of its page. */
function written(values: FormData, { form, lang, page, offer, consent, fields }: LeadFormProps) {
  const text = (name: string) => values.getAll(name).map(asText).join();
  return {
    form,
    lang,
    page,
    ...(offer !== undefined && { offer }),
    consent: consent.version,
    email: text('email'),
    ...nestAnswers(fields.map(({ name }) => [name, text(name)] as const)),
    marketing: values.has('marketing'),
    ...(values.has('call') && { call: true }),
    website: text('website'),
  };
}
