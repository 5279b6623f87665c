import { z } from 'zod';

/** The actor of a step: an existing system, a model or a person. */
export const actor = z.enum(['system', 'model', 'person']);
export type Actor = z.infer<typeof actor>;

/**
 * The symbol for who carries out a step: a square, a woven square or a circle. The text beside it, or above all of
 * them, says the same.
 */
export function FlowMark({ actor: by }: { actor: Actor }) {
  return (
    <svg className="flow-mark" data-actor={by} viewBox="0 0 24 24" aria-hidden="true">
      {by === 'person' ? (
        <circle cx="12" cy="12" r="10" />
      ) : (
        <rect x="2" y="2" width="20" height="20" />
      )}
      {by === 'model' && <path d="M2 7h20M2 12h20M2 17h20" />}
    </svg>
  );
}
