import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the opening of a page: its words, and next to them two figures that disagree, with the reason. */
export function HeroReports({ heading, lead, actions, reports, context }: Props) {
  return (
    <section className="hero-reports" data-section="hero">
      <div className="hero-reports-words">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <div className="hero-reports-case ebony">
        <Reports {...reports} context={context} />
      </div>
    </section>
  );
}

type ReportsProps = Props['reports'] & Pick<Props, 'context'>;

/** Renders two figures that disagree as a sum from one to the other, and the people who investigated it. */
function Reports({ of, figures, causes, looked, context }: ReportsProps) {
  const amount = (value: number) => price(context.lang, value, 'THB');
  const difference = causes.reduce((sum, cause) => sum + cause.amount, 0);
  const [one, other] = figures.map(({ label, amount: figure, says, isRight }) => (
    <div key={label} className="hero-reports-figure" data-right={isRight || undefined}>
      <Text.dt>{label}</Text.dt>
      <dd>
        <Text.span>{says}</Text.span>
        <b>{amount(figure)}</b>
      </dd>
    </div>
  ));
  const sign = (figures[0]?.amount ?? 0) > (figures[1]?.amount ?? 0) ? '−' : '+';
  return (
    <>
      <Text.h2>{of}</Text.h2>
      <dl>
        {one}
        {causes.map((cause) => (
          <Term key={cause.label} term={cause.label} detail={sign + amount(cause.amount)} />
        ))}
        <Term term={context.words.difference.result} detail={sign + amount(difference)} />
        {other}
      </dl>
      <Text.p className="text-note">{looked}</Text.p>
    </>
  );
}
