import type { ComponentProps } from 'react';
import { PrintedText } from '../../ui/PrintedText.tsx';
import { Text } from '../../ui/Text.tsx';
import { CellMeter, Knot, Thread } from '../knots.tsx';
import type { VignetteContent } from '../parts.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { type Field, fieldsOf } from './invoice-layout.ts';
import type { schema } from './schema.ts';

function FieldRow({ label, value, confidence, check }: Field['reading']) {
  return (
    <li className="grid items-center" data-check={check ? '' : undefined}>
      <div className="invoice-field flex items-center gap-xs">
        <p className="grid min-w-0">
          <Text.span className="text-label">{label}</Text.span>
          <Text.span className="font-medium">{value}</Text.span>
        </p>
        <CellMeter value={confidence} state={check ? 'waiting' : 'done'} />
        <span className="invoice-confidence text-label">{confidence}%</span>
      </div>
      {check && (
        <div className="flex items-center justify-between gap-sm text-xs text-balance">
          <Text.p>{check.reason}</Text.p>
          <Text.span className="vignette-button items-center font-medium">{check.action}</Text.span>
        </div>
      )}
    </li>
  );
}

/** Renders a tax invoice and the fields read from it; threads lead from the paper to the fields. */
export function InvoiceReading({ paper, ...frame }: VignetteContent<typeof schema>) {
  const fields = fieldsOf(paper);
  return (
    <VignetteFrame {...frame}>
      <div className="invoice grid gap-lg">
        <div className="invoice-side relative">
          <InvoicePaper {...paper} />
          <ThreadsBeside fields={fields} part="paper" />
        </div>
        <ThreadsAcross fields={fields} />
        <div className="invoice-side relative">
          <ul className="invoice-fields grid">
            {fields.map(({ reading }) => (
              <FieldRow key={reading.label} {...reading} />
            ))}
          </ul>
          <ThreadsBeside fields={fields} part="list" />
        </div>
      </div>
    </VignetteFrame>
  );
}

type Paper = VignetteContent<typeof schema>['paper'];
type Row = Paper['totals'][number];

const markOf = (reads: Row['reads']) => (reads ? (reads.check ? 'waiting' : 'done') : undefined);

function PaperRow({ label, value, reads, isTotal = false }: Row & { isTotal?: boolean }) {
  return (
    <p className={`invoice-row${isTotal ? ' invoice-total' : ''}`}>
      <PrintedText>{label}</PrintedText>
      <span className="invoice-place" data-read={markOf(reads)}>
        <PrintedText>{value}</PrintedText>
      </span>
    </p>
  );
}

/** Renders the seller's seal, as on most invoices. */
function Seal() {
  return (
    <svg aria-hidden="true" className="invoice-seal" width="48" height="48" viewBox="-28 -28 56 56">
      <circle r="27" />
      <circle r="23.5" />
      <path d="M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM-9-5H9M-11 0H11M-9 5H9" />
    </svg>
  );
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: what is printed stays where it is, and may be there twice */
/** Renders the invoice, with lines of equal height and marks where it was read. */
function InvoicePaper({ seller, heading, details, columns, items, totals }: Paper) {
  return (
    <div className="invoice-paper text-xs grid">
      <p
        className="invoice-seller invoice-place grid nowrap"
        data-lines={seller.names.length}
        data-read={markOf(seller.reads)}
      >
        {seller.names.map((name, index) => (
          <PrintedText key={index}>{name}</PrintedText>
        ))}
      </p>
      <p className="invoice-heading text-sm font-semibold grid nowrap">
        {heading.map((words, index) => (
          <PrintedText key={index}>{words}</PrintedText>
        ))}
        <Seal />
      </p>
      {details.map((row, index) => (
        <PaperRow key={index} {...row} />
      ))}
      {items.length > 0 && (
        <>
          <p className="invoice-row invoice-columns font-medium">
            <PrintedText>{columns[0]}</PrintedText>
            <PrintedText>{columns[1]}</PrintedText>
          </p>
          {items.map(({ name, amount }, index) => (
            <p key={index} className="invoice-row">
              <PrintedText>{name}</PrintedText>
              <span>{amount}</span>
            </p>
          ))}
        </>
      )}
      {totals.map((row, index) => (
        <PaperRow key={index} {...row} isTotal />
      ))}
    </div>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const stateOf = ({ reading }: Field) => (reading.check ? 'waiting' : 'done');

/** The maximum distance of two ends that still count as level, as a share of the height. */
const LEVEL = 0.02;

/** Renders the horizontal threads, from the paper to the list next to it. */
function ThreadsAcross({ fields }: { fields: Field[] }) {
  return (
    <svg aria-hidden="true" className="invoice-across" width="100%" height="100%">
      {fields.map((field, index) => {
        const { onPaper, inList } = field;
        const state = stateOf(field);
        // Rising threads turn earlier the higher they are, falling threads later, so that none cross.
        const turn = inList < onPaper ? index : fields.length - 1 - index;
        const x = percent(0.4 + (0.4 * (turn + 0.5)) / fields.length);
        // Two nearly level points are joined by a straight line: so small a step would look like an error.
        const from = percent(Math.abs(inList - onPaper) < LEVEL ? inList : onPaper);
        const to = percent(inList);
        return (
          <g key={field.reading.label}>
            <Thread
              course={[
                [0, from],
                [x, from],
                [x, to],
                ['100%', to],
              ]}
              state={state}
            />
            <Knot x="100%" y={to} state={state} />
          </g>
        );
      })}
    </svg>
  );
}

/** The distance between two threads, and of the first from the paper, in px. */
const GAP = 8;
const EDGE = 10;

/** Renders the threads that hang down beside the paper, or those tied to the fields, if the list is below the paper. */
function ThreadsBeside({ fields, part }: { fields: Field[]; part: 'paper' | 'list' }) {
  return (
    <svg aria-hidden="true" className="invoice-beside" data-part={part} width="54" height="100%">
      {fields.map((field, index) => {
        // The higher its line is on the paper, the further out a thread hangs, so that none cross.
        const x = EDGE + (fields.length - 1 - index) * GAP;
        const y = percent(part === 'paper' ? field.onPaper : field.inList);
        const state = stateOf(field);
        const off: ComponentProps<typeof Thread>['course'] = [
          [0, y],
          [x, y],
          [x, '100%'],
        ];
        // From above the list, where those of the paper end.
        const on: typeof off = [
          [x, -40],
          [x, y],
        ];
        return (
          <g key={field.reading.label}>
            <Thread course={part === 'paper' ? off : on} state={state} />
            {part === 'list' && <Knot x={x} y={y} radius={5.5} state={state} />}
          </g>
        );
      })}
    </svg>
  );
}
