import { Text } from '../ui/Text.tsx';

/** Renders the small print below a section, if any. */
export function SectionNote({ note }: { note: string | undefined }) {
  return note !== undefined && <Text.p className="section-note text-note">{note}</Text.p>;
}
