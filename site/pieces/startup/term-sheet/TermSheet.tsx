import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Vignette } from '../../../vignettes/Vignette.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders a term in large type, with its key words set off. */
function Line({ line, value }: Pick<Props['offer']['lines'][number], 'line' | 'value'>) {
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

/** Renders the conditions to tick, one on a line as wide as the page, whether all of them are met, and the refusals. */
function Conditions({ conditions, action, declined }: Props) {
  const { title, lines, open, all } = conditions;
  return (
    <section className="term-conditions wrap">
      <Text.h2 className="text-lg text-accent">{title}</Text.h2>
      <ul>
        {lines.map(({ means, ...term }) => (
          <li className="grid items-center" key={term.value}>
            <h3 className="text-title font-normal">
              <label className="grid items-center">
                <input className="grid rounded" type="checkbox" />
                <span>
                  <Line {...term} />
                </span>
              </label>
            </h3>
            <Text.p>{means}</Text.p>
          </li>
        ))}
      </ul>
      <div className="term-verdict grid items-center text-lg font-semibold">
        <Text.p className="term-open">{open}</Text.p>
        <div className="term-all flex flex-wrap items-center gap-md text-accent">
          <Text.p>{all}</Text.p>
          <ButtonLink href={action.url} label={action.label} rank="second" />
        </div>
      </div>
      <Text.h2 className="text-lg text-accent">{declined.title}</Text.h2>
      <Facts facts={declined.items} className="columns" />
    </section>
  );
}

/** Renders the terms of an offer: its conditions in large type, then what it includes, the first of it as a figure. */
export function TermSheet(section: Props) {
  const { anchor, heading, lead, facts, action, vignette, offer } = section;
  return (
    <section id={anchor} className="term-sheet" data-section="hero">
      <div className="term-head wrap items-center columns">
        <div className="term-words grid gap-xl">
          <Text.h1 className="text-display">{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <ButtonLink href={action.url} label={action.label} rank="first" />
          <Facts facts={facts} className="facts" />
        </div>
        <Vignette {...vignette} />
      </div>
      <Conditions {...section} />
      <section className="term-offer">
        <Text.h2 className="text-lg text-accent">{offer.title}</Text.h2>
        <ul className="columns">
          {offer.lines.map(({ means, ...term }) => (
            <li key={term.value}>
              <h3 className="text-2xl font-normal">
                <Line {...term} />
              </h3>
              <Text.p>{means}</Text.p>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
