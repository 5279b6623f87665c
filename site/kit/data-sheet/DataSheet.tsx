import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { Entry } from './Entry.tsx';
import { schema } from './schema.ts';

/** Renders tables one below the other, each beside its title if there is room. */
function DataSheet({ entries, ...frame }: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...frame}>
      {entries.map((entry) => (
        <Entry key={entry.anchor} {...entry} />
      ))}
    </SectionFrame>
  );
}

export const dataSheet = defineSection({ schema, Component: DataSheet });
