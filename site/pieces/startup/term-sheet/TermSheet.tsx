import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Vignette } from '../../../vignettes/Vignette.tsx';
import { lineParts } from './line-parts.ts';
import type { schema } from './schema.ts';

type Part = SectionProps<typeof schema>['parts'][number];

/** Renders a term in large type, with its key words set off. */
function Line({ line, value }: Pick<Part['lines'][number], 'line' | 'value'>) {
  const { before, after } = lineParts(line, value);
  return (
    <>
      {before !== '' && <Text>{before}</Text>}
      <Text.b>{value}</Text.b>
      {after !== '' && <Text>{after}</Text>}
    </>
  );
}

/** Renders terms of one kind: a row each and, for conditions, whether all of them are met. */
function Rows({ title, isStruck, check, lines }: Part) {
  return (
    <tbody data-struck={isStruck || undefined}>
      <tr className="term-part">
        <Text.th colSpan={2} scope="rowgroup">
          {title}
        </Text.th>
      </tr>
      {lines.map(({ line, value, means }) => (
        <tr key={value} className="term-row">
          <th scope="row">
            <Line line={line} value={value} />
          </th>
          <td>
            <Text.p className="term-means">{means}</Text.p>
            {check && (
              <label className="term-check">
                <input type="checkbox" />
                <Text>{check.label}</Text>
              </label>
            )}
          </td>
        </tr>
      ))}
      {check && (
        <tr className="term-verdict">
          <td colSpan={2}>
            <Text.p className="term-open">{check.open}</Text.p>
            <Text.p className="term-all">{check.all}</Text.p>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Renders the terms of an offer as a poster: a plain table of large lines, each with its meaning. */
export function TermSheet(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, facts, action, vignette, parts, weave } = section;
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
        <table>
          {parts.map((part) => (
            <Rows key={part.title} {...part} />
          ))}
        </table>
      </div>
      <div className="term-cloth" aria-hidden="true">
        <div>
          <Loom weave={weave} isFirst />
        </div>
        <div>
          <Loom weave={weave} />
        </div>
      </div>
    </section>
  );
}
