import { FlowMark } from '../../ui/FlowMark.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Steps = NonNullable<SectionContent<typeof schema>['flow']>;

/** The steps that code is part of, on one thread: what a system, a model or a person does. */
export function Flow({ steps }: { steps: Steps }) {
  return (
    <ol className="code-flow">
      {steps.map(({ by, does }) => (
        <li key={does}>
          <FlowMark doer={by} />
          <p>
            <Text>{does}</Text>
          </p>
        </li>
      ))}
    </ol>
  );
}
