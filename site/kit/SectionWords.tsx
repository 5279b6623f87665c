import { Text } from '../ui/Text.tsx';

/** Renders a section's lead, if it has one. */
export function Lead({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return <Text.p className="text-lg text-muted">{children}</Text.p>;
}

/** Renders a section's heading, and its lead if it has one. */
export function SectionWords({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <>
      <Text.h2 className="text-title">{heading}</Text.h2>
      <Lead>{lead}</Lead>
    </>
  );
}
