import { Text } from '../ui/Text.tsx';

/** What a section adds below itself in small print, if anything. */
export function SectionNote({ note }: { note: string | undefined }) {
  return (
    note !== undefined && (
      <p className="section-note">
        <Text>{note}</Text>
      </p>
    )
  );
}
