import type { ReactNode } from 'react';
import { Text } from '../ui/Text.tsx';

interface Props {
  /** The part of the product that one looks at. */
  title: string;
  status: string;
  /** Says that what is shown is made up. */
  example: string;
  children: ReactNode;
}

/** What every stage stands in: the product's window with its bar. What is in it is text, and heard as such. */
export function StageFrame({ title, status, example, children }: Props) {
  return (
    <figure className="stage">
      <figcaption className="stage-bar">
        <span className="stage-title">
          <Text>{title}</Text>
        </span>
        <span className="stage-example">
          <Text>{example}</Text>
        </span>
        <span className="stage-status">
          <Text>{status}</Text>
        </span>
      </figcaption>
      {children}
    </figure>
  );
}
