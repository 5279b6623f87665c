import { price } from '../../../contract/format.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { Choices } from '../Choices.tsx';
import { Notice } from '../Notice.tsx';
import type { StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import { StateMark } from '../StateMark.tsx';
import { StockChart } from './StockChart.tsx';
import type { schema } from './schema.ts';

/** Formats an amount as both languages write it (thai.md 8). */
const baht = (amount: number): string => price(FIRST_LANG, amount, 'THB');

type Props = StageProps<typeof schema>;
type Option = Props['options'][number];

interface DayProps extends Option {
  /** The highest cost of a day, which fills its bar. */
  most: number;
}

function Day({ day, date, early, late, most, state }: DayProps) {
  const heightOf = (amount: number) => Math.round((amount / most) * 100);
  return (
    <span className="ordering-day grid text-xs" data-state={state}>
      <svg aria-hidden="true" viewBox="0 0 10 100" preserveAspectRatio="none">
        <rect
          className="ordering-early"
          y={100 - heightOf(early)}
          width="10"
          height={heightOf(early)}
        />
        <rect
          className="ordering-late"
          y={100 - heightOf(early) - heightOf(late)}
          width="10"
          height={heightOf(late)}
        />
      </svg>
      <Text.span className="ordering-name text-sm font-semibold">{day}</Text.span>
      <Text.span className="text-muted">{date}</Text.span>
      <span className="font-medium">{baht(early + late)}</span>
    </span>
  );
}

function Verdict({ words, ...option }: Option & { words: Props['words'] }) {
  const { state, verdict, why, early, late, risks, comes, gap } = option;
  return (
    <div className="ordering-verdict grid gap-xs">
      <h3 className="flex items-center gap-xs text-base" data-state={state}>
        <StateMark state={state} />
        <Text>{verdict}</Text>
      </h3>
      <Text.p className="text-muted">{why}</Text.p>
      <dl>
        <div className="ordering-total text-sm">
          <Text.dt className="font-medium">{words.cost}</Text.dt>
          <dd className="text-xl">{baht(early + late)}</dd>
        </div>
        <div>
          <Text.dt className="text-muted" data-cost="early">
            {words.early}
          </Text.dt>
          <dd>{baht(early)}</dd>
        </div>
        <div>
          <Text.dt className="text-muted" data-cost="late">
            {words.late}
          </Text.dt>
          <dd>{baht(late)}</dd>
        </div>
        {risks.map(({ label, value }) => (
          <Term key={label} term={label} detail={value} />
        ))}
      </dl>
      <Text.p className="sr-only">{gap === undefined ? comes : `${comes}; ${gap}`}</Text.p>
    </div>
  );
}

/** The day to order on: the visitor chooses it, and the stock, its band and the cost of a wrong day follow. */
export function Forecast(props: Props) {
  const { id, choose, first, options, stock, times, days, drivers, flag, words, ...frame } = props;
  const most = Math.max(...options.map(({ early, late }) => early + late));
  return (
    <StageFrame {...frame}>
      <div className="ordering grid">
        <div className="ordering-side grid content-start min-w-0">
          <Choices
            name={`${id}-day`}
            legend={choose}
            items={options}
            first={first}
            className="ordering-days grid content-start"
            choice="ordering-choice"
          >
            {(option) => <Day {...option} most={most} />}
          </Choices>
          {options.map((option, index) => (
            <div key={option.day} data-of={index + 1}>
              <Verdict {...option} words={words} />
            </div>
          ))}
        </div>
        <div className="ordering-stock grid gap-sm min-w-0">
          <div className="ordering-legend text-label flex flex-wrap">
            <Text.p className="stage-heading flex items-center gap-xs">{words.stock}</Text.p>
            <p className="flex items-center gap-xs">
              <svg aria-hidden="true" viewBox="0 0 20 10">
                <path className="ordering-line" d="M0 5H20" />
              </svg>
              <Text>{words.expected}</Text>
            </p>
            <p className="flex items-center gap-xs">
              <svg aria-hidden="true" viewBox="0 0 20 10">
                <path className="ordering-band" d="M0 0H20V10H0Z" />
              </svg>
              <Text>{words.band}</Text>
            </p>
          </div>
          <StockChart {...{ id, stock, options, times, days, words }} />
        </div>
        <div className="ordering-below grid gap-lg border-t text-xs">
          <table className="stage-table ordering-drivers">
            <Text.caption className="stage-heading">{words.drivers}</Text.caption>
            <tbody>
              {drivers.map(({ label, source, effect }) => (
                <tr key={label}>
                  <Text.th scope="row">{label}</Text.th>
                  <Text.td>{source}</Text.td>
                  <Text.td>{effect}</Text.td>
                </tr>
              ))}
            </tbody>
          </table>
          {flag && <Notice {...flag} state="attention" />}
        </div>
      </div>
    </StageFrame>
  );
}
