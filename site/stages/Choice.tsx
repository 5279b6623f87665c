import type { ReactNode } from 'react';

interface Props {
  /** Names the group of radio buttons on its page. */
  name: string;
  /** Its place among the choices, counted from 1: parts with this number in `data-of` are shown when it is chosen. */
  number: number;
  /** The number of the one that is chosen at first. */
  first?: number;
  className?: string;
  children: ReactNode;
}

/** One of the things that a stage shows. */
export function Choice({ name, number, first = 1, className = '', children }: Props) {
  return (
    <label className={`stage-choice bare-radio ${className}`}>
      <input type="radio" name={name} value={number} defaultChecked={number === first} />
      {children}
    </label>
  );
}
