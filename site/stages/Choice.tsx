import type { ReactNode } from 'react';

interface Props {
  /** The name of the group of radio buttons on its page. */
  name: string;
  /**
   * Its number among the choices, counted from 1: elements with this number in `data-of` are shown when it is selected.
   */
  number: number;
  /** The number of the initially selected choice. */
  first?: number;
  className?: string;
  children: ReactNode;
}

/** Renders one of the choices of a stage. */
export function Choice({ name, number, first = 1, className = '', children }: Props) {
  return (
    <label className={`stage-choice bare-radio ${className}`}>
      <input type="radio" name={name} value={number} defaultChecked={number === first} />
      {children}
    </label>
  );
}
