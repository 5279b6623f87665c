import { Text } from '../Text.tsx';
import type { VignetteOf } from './Vignette.tsx';
import { VignetteFrame } from './VignetteFrame.tsx';

/** Invoices that were read and matched, and the one that a person has to see. */
export function DocumentReading({ rows, ...frame }: VignetteOf<'document-reading'>) {
  return (
    <VignetteFrame {...frame}>
      <ul className="reading">
        {rows.map(({ number, amount, state, label }) => (
          <li key={number} data-state={state}>
            <span className="reading-number">{number}</span>
            <span className="reading-amount">{amount}</span>
            <span className="reading-state">
              <Text>{label}</Text>
            </span>
          </li>
        ))}
      </ul>
    </VignetteFrame>
  );
}
