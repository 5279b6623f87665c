import { Typeset } from '../../ui/Typeset.tsx';

/** Renders a checkbox for a separate consent; it is never ticked by default (thai.md 17). */
export function CheckBox({ name, label }: { name: string; label: string }) {
  return (
    <label className="lead-form-box">
      <input type="checkbox" name={name} />
      <span>
        <Typeset>{label}</Typeset>
      </span>
    </label>
  );
}
