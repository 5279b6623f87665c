import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../session/api.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { AccountPages } from './texts.ts';

interface Props {
  id: string;
  /** The minimum password length, in characters. */
  minLength: number;
  fields: AccountPages['fields'];
  weakBecause: AccountPages['refusals']['weakBecause'];
  isSending: boolean;
  refused: string | undefined;
}

/** A field for a new password, which rates its strength while the visitor types. */
export function NewPasswordField({ minLength, fields, weakBecause, ...props }: Props) {
  const control = useRef<FieldControl>(null);
  const { strength } = fields.newPassword;
  const { announcement, judge } = usePasswordStrength(control, minLength, strength, weakBecause);
  return (
    <PasswordField
      {...props}
      ref={control}
      autoComplete="new-password"
      minLength={minLength}
      words={fields.newPassword}
      reveal={fields.reveal}
      onType={judge}
      status={
        <p className="field-hint" role="status">
          <Typeset>{announcement}</Typeset>
        </p>
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
function usePasswordStrength(
  control: RefObject<FieldControl | null>,
  minLength: number,
  strengths: AccountPages['fields']['newPassword']['strength'],
  weakBecause: AccountPages['refusals']['weakBecause'],
) {
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
    else setAnnouncement(strength === 'weak' ? weakBecause[because] : strengths[strength]);
  };

  const judge = ({ value, form }: FieldControl) => {
    clearTimeout(timer.current);
    typed.current = value;
    if (value.length < minLength) setAnnouncement('');
    else timer.current = setTimeout(ask, PAUSE, value, form);
  };

  return { announcement, judge };
}
