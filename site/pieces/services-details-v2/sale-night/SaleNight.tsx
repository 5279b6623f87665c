import { clockTime, price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders one sale as it is stored after each step of a night, beside the report of the morning. */
export function SaleNight({ type, anchor, heading, lead, steps, report, context }: Props) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <div className="sale-night grid gap-3xl">
        <ol className="grid">
          {steps.map(({ time, title, record, body }) => (
            <li key={title} className="sale-night-step">
              <span className="text-accent font-medium">{clockTime(context.lang, time)}</span>
              <Text.h3>{title}</Text.h3>
              <dl className="sale-night-record text-sm">
                {record.map((fact) => (
                  <Term key={fact.term} {...fact} />
                ))}
              </dl>
              <Text.p className="text-sm text-muted">{body}</Text.p>
            </li>
          ))}
        </ol>
        <Report {...report} context={context} />
      </div>
    </SectionFrame>
  );
}

type ReportProps = Props['report'] & Pick<Props, 'context'>;

/** Renders the revenue of each branch to scale. */
function Report(report: ReportProps) {
  const { title, published, branches, branch, followed, matches, context } = report;
  const amount = (value: number) => price(context.lang, value, 'THB');
  const most = Math.max(...branches);
  const named = branches.map((value, index) => ({ value, name: `${branch} ${index + 1}` }));
  return (
    <figure className="sale-night-report">
      <figcaption>
        <Text.span className="font-medium">{title}</Text.span>
        <Text.span className="text-sm text-muted">{published}</Text.span>
        <b className="text-title">{amount(branches.reduce((sum, value) => sum + value, 0))}</b>
      </figcaption>
      <dl className="text-sm">
        {named.map(({ name, value }, index) => (
          <div
            key={name}
            data-followed={index + 1 === followed || undefined}
            style={{ '--share': `${(value / most) * 100}%` }}
          >
            <Text.dt>{name}</Text.dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="sale-night-matches">
        <Icon name="check" />
        <Text>{matches}</Text>
      </p>
    </figure>
  );
}
