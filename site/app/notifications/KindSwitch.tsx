import type { ReactNode } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  id: string;
  words: { label: string; hint: string };
  isOn: boolean;
  /** A switch that can't be changed stays focusable, and the reason is given beside it. */
  canChange: boolean;
  onTurn: (isOn: boolean) => void;
  /** Content below the description. */
  children?: ReactNode;
}

/** A kind of mail with its on/off switch. */
export function KindSwitch({ id, words, isOn, canChange, onTurn, children }: Props) {
  const described = [`${id}-hint`, ...(children ? [`${id}-note`] : [])].join(' ');
  return (
    <div className="area-kind">
      <label>
        <span className="area-kind-label">
          <Typeset>{words.label}</Typeset>
        </span>
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself conveys its state
          role="switch"
          className="area-switch"
          checked={isOn}
          aria-disabled={!canChange}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            if (canChange) onTurn(currentTarget.checked);
          }}
        />
      </label>
      <p className="text-muted" id={`${id}-hint`}>
        <Typeset>{words.hint}</Typeset>
      </p>
      {children}
    </div>
  );
}
