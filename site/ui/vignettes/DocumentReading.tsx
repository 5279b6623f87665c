import { Text } from '../Text.tsx';
import type { VignetteOf } from './Vignette.tsx';

/** Invoices that were read and matched, and the one that a person has to see. */
export function DocumentReading({ title, status, rows, note }: VignetteOf<'document-reading'>) {
  return (
    <figure className="vignette">
      <figcaption>
        <span>
          <Text>{title}</Text>
        </span>
        <span>
          <Text>{status}</Text>
        </span>
      </figcaption>
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
      <p className="vignette-note">
        <Text>{note}</Text>
      </p>
    </figure>
  );
}
