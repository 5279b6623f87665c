import { Typeset } from '../../ui/Typeset.tsx';

/** A box for what is agreed to apart from the rest; it comes without its tick (thai.md 17). */
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
