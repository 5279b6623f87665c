import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

/** Invoices that were read and matched, and the one that a person has to see. */
export function DocumentReading({ rows, ...frame }: VignetteContent<typeof schema>) {
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
