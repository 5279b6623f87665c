import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { CellMeter } from '../knots.tsx';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { ThreadsAcross, ThreadsOff, ThreadsOn } from './InvoiceThreads.tsx';
import { type Field, fieldsOf } from './invoice-layout.ts';
import type { schema } from './schema.ts';

function FieldRow({ label, value, confidence, check }: Field['reading']) {
  return (
    <li data-check={check ? '' : undefined}>
      <div className="invoice-field">
        <p>
          <span className="invoice-label">
            <Text>{label}</Text>
          </span>
          <span className="invoice-value">
            <Text>{value}</Text>
          </span>
        </p>
        <CellMeter value={confidence} state={check ? 'waiting' : 'done'} />
        <span className="invoice-confidence">{confidence}%</span>
      </div>
      {check && (
        <div className="invoice-check">
          <p>
            <Text>{check.reason}</Text>
          </p>
          <span className="vignette-button">
            <Text>{check.action}</Text>
          </span>
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
      <div className="invoice">
        <div className="invoice-side">
          <InvoicePaper {...paper} />
          <ThreadsOff fields={fields} />
        </div>
        <ThreadsAcross fields={fields} />
        <div className="invoice-side">
          <ul className="invoice-fields">
            {fields.map(({ reading }) => (
              <FieldRow key={reading.label} {...reading} />
            ))}
          </ul>
          <ThreadsOn fields={fields} />
        </div>
      </div>
    </VignetteFrame>
  );
}
