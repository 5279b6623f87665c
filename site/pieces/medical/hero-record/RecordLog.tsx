import type { SectionContent } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the entries of the access log: earlier ones, those of each viewer, and those of withdrawn consents. */
export function RecordLog({ record, viewers, consents, words }: SectionContent<typeof schema>) {
  return (
    <div className="record-log ebony grid gap-2xs text-sm">
      <Text.h3 className="text-muted font-medium">{words.log}</Text.h3>
      <ol>
        {record.earlier.map((line) => (
          <Text.li key={line} data-earlier>
            {line}
          </Text.li>
        ))}
        {viewers.map(({ name, log, refused }, index) => (
          <Text.li key={name} data-of={index + 1} data-needs={refused?.consent}>
            {log}
          </Text.li>
        ))}
        {consents.items.map(({ label, log }, index) => (
          <Text.li key={label} data-lacks={index + 1}>
            {log}
          </Text.li>
        ))}
        {viewers.map(
          ({ name, refused }, index) =>
            refused && (
              <Text.li key={name} data-of={index + 1} data-lacks={refused.consent} data-refused>
                {refused.log}
              </Text.li>
            ),
        )}
      </ol>
    </div>
  );
}
