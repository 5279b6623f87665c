import { type SubmitEvent, useState } from 'react';
import type { Lang } from '../../contract/lang.ts';
import type { SectionOf } from '../../contract/page.ts';
import type { Localized } from '../../contract/text.ts';

interface Props extends Localized<SectionOf<'cta'>['form']> {
  lang: Lang;
  /** The path of the page that the form stands on. */
  page: string;
  /** Where to write if the form cannot be sent. */
  company: string;
}

type State = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * Asks for an e-mail address. Plain HTML until somebody means to use it: the browser checks the
 * field, `enhance/before-paint.ts` says what is wrong beside it, and the form posts by itself. React
 * sends it without leaving the page, and says how that went.
 */
export function LeadForm({
  id,
  email,
  submit,
  sending,
  sent,
  failed,
  notice,
  lang,
  page,
  company,
}: Props) {
  const [state, setState] = useState<State>('idle');
  const field = `${id}-email`;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    setState('sending');
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!response.ok) throw new Error(response.statusText);
      form.reset();
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  const [beforeAddress, afterAddress] = failed.split('{email}');
  return (
    <form
      className="lead-form"
      method="post"
      action="/api/leads"
      onSubmit={send}
      aria-busy={state === 'sending' ? true : undefined}
    >
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="page" value={page} />
      <label className="lead-form-label" htmlFor={field}>
        {email.label}
      </label>
      <div className="lead-form-row">
        <input
          id={field}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={email.placeholder}
          aria-describedby={`${id}-notice`}
        />
        <button type="submit" className="button button-first">
          {state === 'sending' ? sending : submit}
        </button>
      </div>
      <div role="alert">
        <p className="lead-form-error" id={`${field}-required`} data-error="required">
          {email.required}
        </p>
        <p className="lead-form-error" id={`${field}-wrong`} data-error="wrong">
          {email.wrong}
        </p>
      </div>
      <p className="lead-form-status" role="status" data-state={state}>
        {state === 'sent' && sent}
        {state === 'failed' && (
          <>
            {beforeAddress}
            <a className="text-link" href={`mailto:${company}`}>
              {company}
            </a>
            {afterAddress}
          </>
        )}
      </p>
      <p className="lead-form-notice" id={`${id}-notice`}>
        {notice}
      </p>
    </form>
  );
}
