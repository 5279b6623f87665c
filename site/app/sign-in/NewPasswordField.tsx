import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../session/api.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { usePage } from '../page-context.ts';
import type { FieldPageProps } from './form-page-props.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  id: string;
  /** The texts that differ from those of other pages. */
  words?: { label: string; required: string };
}

/** A field for a new password, which rates its strength while the visitor types. */
export function NewPasswordField({ id, words }: Props) {
  const { fields, passwordMin = 0 } = usePage<FieldPageProps>();
  const control = useRef<FieldControl>(null);
  const { announcement, judge } = usePasswordStrength(control, passwordMin);
  return (
    <PasswordField
      id={id}
      ref={control}
      autoComplete="new-password"
      minLength={passwordMin}
      words={{ ...fields.newPassword, ...words }}
      onType={judge}
      status={
        <Typeset.p className="field-hint text-note" role="status">
          {announcement}
        </Typeset.p>
      }
    />
  );
}

/** The pause in typing before the password is rated, in milliseconds. A rating after each character would not help. */
const PAUSE = 500;

/**
 * Rates how hard a password is to guess, once the visitor pauses in typing. The server rates it by the same rules by
 * which it accepts passwords. If the server doesn't answer, there is no rating.
 */
function usePasswordStrength(control: RefObject<FieldControl | null>, minLength: number) {
  const { fields, refusals } = usePage<FieldPageProps>();
  const [announcement, setAnnouncement] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The current input. A rating of any other input arrives too late. */
  const typed = useRef('');
  useEffect(() => {
    const form = control.current?.form;
    // The field is empty again after sending.
    const forget = () => {
      clearTimeout(timer.current);
      typed.current = '';
      setAnnouncement('');
    };
    form?.addEventListener('reset', forget);
    return () => {
      clearTimeout(timer.current);
      form?.removeEventListener('reset', forget);
    };
  }, [control]);

  const ask = async (password: string, form: HTMLFormElement | null) => {
    const values = new FormData(form ?? undefined);
    const [email, name] = ['email', 'name'].map((key) => String(values.get(key) ?? ''));
    const body = { password, ...(email && { email }), ...(name && { name }) };
    const judged = await call('passwordStrength', { body }).catch(() => undefined);
    if (typed.current !== password) return;
    const { strength, because = 'simple' } = judged ?? {};
    if (strength === undefined) setAnnouncement('');
    else if (strength === 'weak') setAnnouncement(refusals.weakBecause[because]);
    else setAnnouncement(fields.newPassword.strength[strength]);
  };

  const judge = ({ value, form }: FieldControl) => {
    clearTimeout(timer.current);
    typed.current = value;
    if (value.length < minLength) setAnnouncement('');
    else timer.current = setTimeout(ask, PAUSE, value, form);
  };

  return { announcement, judge };
}
