import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Vignette } from '../../../vignettes/Vignette.tsx';
import type { schema } from './schema.ts';

type Part = SectionProps<typeof schema>['parts'][number];

/** Renders a term in large type, with its key words set off. */
function Line({ line, value }: Pick<Part['lines'][number], 'line' | 'value'>) {
  const at = line.indexOf(value);
  const [before, after] = [line.slice(0, at), line.slice(at + value.length)];
  return (
    <>
      {before !== '' && <Text>{before}</Text>}
      <Text.b>{value}</Text.b>
      {after !== '' && <Text>{after}</Text>}
    </>
  );
}

/** Renders terms of one kind side by side and, for conditions, whether all of them are met. */
function Terms({ title, check, lines }: Part) {
  return (
    <section className="term-part">
      <Text.h2>{title}</Text.h2>
      <ul>
        {lines.map(({ line, value, means }) => (
          <li key={value}>
            <h3>
              <Line line={line} value={value} />
            </h3>
            <Text.p className="text-muted">{means}</Text.p>
            {check && (
              <label className="term-check">
                <input type="checkbox" />
                <Text>{check.label}</Text>
              </label>
            )}
          </li>
        ))}
      </ul>
      {check && (
        <div className="term-verdict">
          <Text.p className="term-open">{check.open}</Text.p>
          <Text.p className="term-all">{check.all}</Text.p>
        </div>
      )}
    </section>
  );
}

/** Renders the terms of an offer as a poster: large lines in columns, each with its meaning. */
export function TermSheet(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, facts, action, vignette, parts } = section;
  return (
    <section id={anchor} className="term-sheet" data-section="hero">
      <div className="wrap">
        <div className="term-head">
          <div className="term-words">
            <Text.h1 className="text-display">{heading}</Text.h1>
            <Lead>{lead}</Lead>
            <ButtonLink href={action.url} label={action.label} rank="first" />
            <Facts facts={facts} />
          </div>
          <Vignette {...vignette} />
        </div>
        {parts.map((part) => (
          <Terms key={part.title} {...part} />
        ))}
      </div>
    </section>
  );
}
