import type { AccountPages } from '../../../contract/account-pages.ts';
import { showState } from '../../session/page-state.ts';
import type { Refused } from '../../session/refusals.ts';
import { Glued } from '../../ui/Glued.tsx';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './use-submission.ts';

interface Props {
  /** A code of the authenticator, or one of those that were kept for the day when it is lost. */
  kind: 'code' | 'recovery';
  words: AccountPages['fields']['code' | 'recoveryCode'];
  send: { submit: string; sending: string };
  /** The way to the other kind. */
  other: { state: 'code' | 'recovery'; label: string };
  startOver: string;
  refusals: AccountPages['refusals'];
  terms: readonly string[];
  explain: (error: unknown) => Refused;
  confirm: (code: string) => Promise<'leaving'>;
}

const idOf = (kind: Props['kind']) => `sign-in-${kind}`;

/** The second step of signing in. */
export function CodeForm({ kind, words, send, other, startOver, terms, ...props }: Props) {
  const { form, refused } = useSubmission(
    (values) => props.confirm(plain(String(values.get('code')))),
    props.explain,
  );
  return (
    <form className="account-form" data-while={kind} {...form}>
      <Field
        id={idOf(kind)}
        name="code"
        type="text"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        words={words}
        terms={terms}
        refused={refused.fields['code']}
        // Six digits, apart or together, in the digits of either language.
        {...(kind === 'code' && { inputMode: 'numeric', pattern: '\\s*([0-9๐-๙]\\s*){6}' })}
      />
      <Refusal message={refused.message} network={props.refusals.network} terms={terms} />
      <SubmitButton {...send} terms={terms} />
      <div className="account-form-ways">
        <button
          type="button"
          className="text-link"
          onClick={() => showState(other.state, document.getElementById(idOf(other.state)))}
        >
          <Glued terms={terms}>{other.label}</Glued>
        </button>
        <button
          type="button"
          className="text-link"
          onClick={() => showState('start', document.getElementById('sign-in-email'))}
        >
          <Glued terms={terms}>{startOver}</Glued>
        </button>
      </div>
    </form>
  );
}

/** A code as the server takes it: without spaces, and Thai digits as the others (thai.md 10). */
const plain = (code: string) =>
  code.replace(/\s/g, '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
