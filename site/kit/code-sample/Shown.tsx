import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Props = NonNullable<SectionContent<typeof schema>['shown']>;

/** Renders an example of what the code does, line by line; the last one is the result. */
export function Shown({ caption, rows }: Props) {
  return (
    <figure>
      <Text.figcaption>{caption}</Text.figcaption>
      <dl>
        {rows.map(({ label, value }, row) => (
          <div key={label} className={row === rows.length - 1 ? 'code-shown-result' : undefined}>
            <Text.dt>{label}</Text.dt>
            <Text.dd>{value}</Text.dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
