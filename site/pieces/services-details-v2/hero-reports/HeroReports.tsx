import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the opening of a page: its words, and below them two figures that disagree, with the reason. */
export function HeroReports({ heading, lead, actions, reports, context }: Props) {
  return (
    <section data-section="hero">
      <div className="hero-reports-words wrap">
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

/** The height of the cloth in px, which is the larger of the figures. */
const HEIGHT = 220;

/** Renders two figures that disagree, with a cloth between them from which the causes are pulled as threads, to scale. */
function Reports({ of, figures, causes, looked, context }: ReportsProps) {
  const amount = (value: number) => price(context.lang, value, 'THB');
  const difference = causes.reduce((sum, cause) => sum + cause.amount, 0);
  const most = Math.max(...figures.map((figure) => figure.amount));
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
  // From the lower edge of the cloth upwards; the first is pulled out first.
  let below = 0;
  const pulled = causes.map((cause, index) => {
    const width = (cause.amount / most) * HEIGHT;
    below += width;
    return {
      ...cause,
      width,
      y: HEIGHT - below + width / 2,
      x: ((index + 1) * 100) / (causes.length + 1),
    };
  });
  return (
    <>
      <Text.h2 className="text-lg">{of}</Text.h2>
      <div
        className="hero-reports-cloth"
        aria-hidden="true"
        style={{ blockSize: `${HEIGHT - below}px` }}
      />
      <svg viewBox="0 0 100 310" preserveAspectRatio="none" aria-hidden="true">
        {pulled.map(({ label, width, x, y }) => (
          <path
            key={label}
            strokeWidth={width}
            d={`M-100 ${y}H${x - 6}C${x - 1} ${y} ${x} ${y + 8} ${x} ${y + 30}V310`}
          />
        ))}
      </svg>
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
