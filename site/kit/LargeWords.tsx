import { Text } from '../ui/Text.tsx';
import { Lead } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead: string;
}

/** Renders the heading of an opening section as one oversized line, and its lead (hero-large.css). */
export function LargeWords({ heading, lead }: Props) {
  return (
    <div className="hero-large wrap">
      <h1>
        <Text>{heading}</Text>
      </h1>
      <Lead>{lead}</Lead>
    </div>
  );
}
