import type { ReactNode } from 'react';
import { Text } from '../ui/Text.tsx';

interface Props<Item> {
  /** The name of the group of radio buttons on its page. */
  name: string;
  legend: string;
  items: readonly Item[];
  /** The number of the initially selected choice, counted from 1. */
  first?: number;
  /** The class of the group. */
  className?: string;
  /** The class of each choice. */
  choice?: string;
  children: (item: Item, index: number) => ReactNode;
}

/**
 * Renders the choices of a stage. Elements with the number of a choice in `data-of`, counted from 1, are shown when it is
 * selected.
 */
export function Choices<Item>(props: Props<Item>) {
  const { name, legend, items, first = 1, className, choice = '', children } = props;
  return (
    <fieldset className={className}>
      <Text.legend className="stage-heading">{legend}</Text.legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never change places
        <label key={index} className={`stage-choice bare-radio ${choice}`}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index + 1 === first} />
          {children(item, index)}
        </label>
      ))}
    </fieldset>
  );
}
