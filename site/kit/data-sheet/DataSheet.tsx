import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { Entry } from './Entry.tsx';
import { schema } from './schema.ts';

/** More tables than these are folded, except the first. */
const MOST_SHOWN = 3;

/** Renders tables one below the other, each beside its title if there is room. */
function DataSheet({ entries, ...frame }: SectionProps<typeof schema>) {
  const folds = entries.length > MOST_SHOWN;
  return (
    <SectionFrame {...frame}>
      {entries.map((entry, index) => (
        <Entry key={entry.anchor} {...entry} isOpen={folds ? index === 0 : undefined} />
      ))}
    </SectionFrame>
  );
}

export const dataSheet = defineSection({ schema, Component: DataSheet });
