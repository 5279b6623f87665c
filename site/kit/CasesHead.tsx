import type { Lang } from '../../contract/lang.ts';
import { content } from '../content.ts';
import { Text } from '../ui/Text.tsx';
import { Lead } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead: string;
  ways: readonly { label: string; url: string }[];
  projects: readonly { sample?: unknown }[];
  lang: Lang;
}

/** Renders the head of a view of the cases: its words, whether they are examples, and the links to the other views. */
export function CasesHead({ heading, lead, ways, projects, lang }: Props) {
  return (
    <div className="cases-head wrap">
      <h1>
        <Text>{heading}</Text>
      </h1>
      <div>
        <Lead>{lead}</Lead>
        {projects.some(({ sample }) => sample) && (
          <p className="cases-note">
            <Text>{content.ui.examples[lang]}</Text>
          </p>
        )}
        <p className="cases-ways">
          {ways.map(({ label, url }) => (
            <a key={url} className="text-link" href={url}>
              <Text>{label}</Text>
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
