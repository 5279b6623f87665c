import { Text } from '../ui/Text.tsx';
import { Lead } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead: string;
  ways: readonly { label: string; url: string }[];
}

/** Renders the head of a view of the cases: its words and the links to the other views. */
export function CasesHead({ heading, lead, ways }: Props) {
  return (
    <div className="cases-head wrap columns">
      <Text.h1>{heading}</Text.h1>
      <div className="grid gap-xs">
        <Lead>{lead}</Lead>
        <p className="cases-ways flex flex-wrap">
          {ways.map(({ label, url }) => (
            <Text.a key={url} className="text-link items-center text-accent font-medium" href={url}>
              {label}
            </Text.a>
          ))}
        </p>
      </div>
    </div>
  );
}
