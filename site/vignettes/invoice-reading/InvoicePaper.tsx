import { PrintedText } from '../../ui/PrintedText.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import type { schema } from './schema.ts';

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
export function InvoicePaper({ seller, heading, details, columns, items, totals }: Paper) {
  return (
    <div className="invoice-paper">
      <p
        className="invoice-seller invoice-place"
        data-lines={seller.names.length}
        data-read={markOf(seller.reads)}
      >
        {seller.names.map((name, index) => (
          <PrintedText key={index}>{name}</PrintedText>
        ))}
      </p>
      <p className="invoice-heading">
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
          <p className="invoice-row invoice-columns">
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
