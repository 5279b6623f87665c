import { type SubmitEvent, useState } from 'react';
import type { FormWords } from '../../contract/form-words.ts';
import type { Consent } from '../../contract/forms.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Localized } from '../../contract/text.ts';
import { CallError, call } from '../session/api.ts';
import { SubmissionKeys } from '../session/submission.ts';
import { Glued } from '../ui/Glued.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props extends Localized<FormWords> {
  /** Which form it is, as in `content/forms.yaml`. */
  id: string;
  lang: Lang;
  /** The path of the page that the form stands on. */
  page: string;
  /** Where to write if the form cannot be sent. */
  company: string;
  /** What is agreed to by sending it. */
  consent: Localized<Consent[0]>;
  /** Terms of its words that stay on one line. */
  terms: readonly string[];
}

/** How long the server has people wait when it does not say so, in seconds. */
const USUAL_WAIT = 600;

type State = 'idle' | 'sending' | 'sent' | 'repeated' | 'limited' | 'failed';

/**
 * Asks for an e-mail address. Plain HTML until somebody means to use it: the browser checks the
 * field, `enhance/before-paint.ts` says what is wrong beside it, and the form posts by itself. React
 * sends it without leaving the page, and says how that went.
 */
export function LeadForm({ id, lang, page, company, consent, terms, email, ...said }: Props) {
  const [state, setState] = useState<State>('idle');
  const [keys] = useState(() => new SubmissionKeys());
  const field = `${id}-email`;
  const [wait, setWait] = useState(0);
  const outcome = state === 'idle' || state === 'sending' ? undefined : said[state];

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const written = (name: string) => String(values.get(name) ?? '');
    const content = {
      form: id,
      lang,
      page,
      consent: consent.version,
      email: written('email'),
      marketing: values.has('marketing'),
      website: written('website'),
    };
    setState('sending');
    try {
      await call('sendLead', {
        body: { ...content, elapsed: Math.round(performance.now()) },
        headers: { 'idempotency-key': keys.keyFor(JSON.stringify(content)) },
      });
      form.reset();
      setState(keys.acknowledge() ? 'repeated' : 'sent');
    } catch (error) {
      const refusal = error instanceof CallError ? error : undefined;
      const isWrongEmail = refusal?.fields['email'] !== undefined;
      if (isWrongEmail) refuseEmail(form);
      setWait(Math.ceil((refusal?.retryAfter ?? USUAL_WAIT) / 60));
      setState(isWrongEmail ? 'idle' : refusal?.status === 429 ? 'limited' : 'failed');
    }
  }

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
      <input type="hidden" name="consent" value={consent.version} />
      <label className="lead-form-label" htmlFor={field}>
        <Glued terms={terms}>{email.label}</Glued>
      </label>
      <div className="lead-form-row">
        <input
          id={field}
          name="email"
          type="email"
          required
          maxLength={254}
          // What browsers take for an address without it has no domain that mail could be sent to.
          pattern=".+@.+\..{2,}"
          autoComplete="email"
          placeholder={email.placeholder}
          aria-describedby={`${id}-notice`}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
        <button type="submit" className="button button-first">
          {state === 'sending' ? said.sending : said.submit}
        </button>
      </div>
      <div role="alert">
        <p className="lead-form-error" id={`${field}-required`} data-error="required">
          <Glued terms={terms}>{email.required}</Glued>
        </p>
        <p className="lead-form-error" id={`${field}-wrong`} data-error="wrong">
          <Glued terms={terms}>{email.wrong}</Glued>
        </p>
      </div>
      <p className="lead-form-status" role="status" data-state={state}>
        {outcome !== undefined && (
          <>
            {(state === 'sent' || state === 'repeated') && <Icon name="check" />}
            <span>
              <WithAddress address={company} terms={terms}>
                {outcome.replace('{minutes}', String(wait))}
              </WithAddress>
            </span>
          </>
        )}
      </p>
      <label className="lead-form-box">
        <input type="checkbox" name="marketing" />
        <span>
          <Glued terms={terms}>{consent.marketing}</Glued>
        </span>
      </label>
      <p className="lead-form-notice" id={`${id}-notice`}>
        <Glued terms={terms}>{consent.reply}</Glued>
      </p>
      {/* For bots, which fill in whatever there is. Inert, so that neither people nor their browsers do. */}
      <div className="lead-form-more" inert aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}

/** Says beside the field that the address is none: the server is stricter than the browser. */
function refuseEmail(form: HTMLFormElement) {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  // Never shown; that it is there is what makes the field invalid.
  field.setCustomValidity('!');
  form.reportValidity();
}

/** A text with the address to write to in the place of `{email}`. */
function WithAddress({
  children,
  address,
  terms,
}: {
  children: string;
  address: string;
  terms: readonly string[];
}) {
  const [before = '', after] = children.split('{email}');
  return (
    <>
      <Glued terms={terms}>{before}</Glued>
      {after !== undefined && (
        <>
          <a className="text-link" href={`mailto:${address}`}>
            {address}
          </a>
          <Glued terms={terms}>{after}</Glued>
        </>
      )}
    </>
  );
}
