import { Text } from '../ui/Text.tsx';

/** Renders the small print below a section, if any. */
export function SectionNote({ note }: { note: string | undefined }) {
  return (
    note !== undefined && (
      <p className="section-note">
        <Text>{note}</Text>
      </p>
    )
  );
}
