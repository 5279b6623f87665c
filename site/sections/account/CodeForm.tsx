import type { AccountPages } from '../../../contract/account-pages.ts';
import { showState } from '../../session/page-state.ts';
import type { Refused } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';

interface Props {
  /** A code of the authenticator, or one of those that were kept for the day when it is lost. */
  kind: 'code' | 'recovery';
  words: AccountPages['fields']['code' | 'recoveryCode'];
  send: { submit: string; sending: string };
  /** Names the way to the other kind. */
  otherLabel: string;
  startOver: string;
  refusals: AccountPages['refusals'];
  terms: readonly string[];
  explain: (error: unknown) => Refused;
  confirm: (code: string) => Promise<'leaving'>;
}

const idOf = (kind: Props['kind']) => `sign-in-${kind}`;

/** The second step of signing in. */
export function CodeForm({ kind, words, send, otherLabel, startOver, terms, ...props }: Props) {
  const other = kind === 'code' ? 'recovery' : 'code';
  const submission = useSubmission(
    (values) => props.confirm(plain(String(values.get('code')))),
    props.explain,
  );
  return (
    <AccountForm
      shown={kind}
      submission={submission}
      send={send}
      refusals={props.refusals}
      terms={terms}
      after={
        <div className="account-form-ways">
          <button
            type="button"
            className="text-link"
            onClick={() => showState(other, document.getElementById(idOf(other)))}
          >
            <Typeset terms={terms}>{otherLabel}</Typeset>
          </button>
          <button
            type="button"
            className="text-link"
            onClick={() => showState('start', document.getElementById('sign-in-email'))}
          >
            <Typeset terms={terms}>{startOver}</Typeset>
          </button>
        </div>
      }
    >
      <Field
        id={idOf(kind)}
        name="code"
        type="text"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        words={words}
        terms={terms}
        refused={submission.refused.fields['code']}
        // Six digits, apart or together, in the digits of either language.
        {...(kind === 'code' && { inputMode: 'numeric', pattern: '\\s*([0-9๐-๙]\\s*){6}' })}
      />
    </AccountForm>
  );
}

/** A code as the server takes it: without spaces, and Thai digits as the others (thai.md 10). */
const plain = (code: string) =>
  code.replace(/\s/g, '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
