import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

interface Props {
  heading: string;
  file: SectionContent<typeof schema>['file'];
  /** The label of a disclosure for it: readers who skip code have been told everything before it. */
  fold?: string | undefined;
}

/** Renders a file of code with its name, in a disclosure if it has a label for one. */
export function CodeFile({ heading, file: { name, language, code, marked }, fold }: Props) {
  const panel = (
    <div className="code-panel ebony">
      <p className="code-title text-note font-medium">{name}</p>
      <Code lines={highlight(code, language)} label={`${heading}: ${name}`} marked={marked} />
    </div>
  );
  if (fold === undefined) return panel;
  return (
    <details className="code-fold">
      <summary className="plus">
        <Text.span>{fold}</Text.span>
        <code className="text-label" translate="no">
          {name}
        </code>
      </summary>
      {panel}
    </details>
  );
}
