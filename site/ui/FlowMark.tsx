import { z } from 'zod';

/** Who does a step: a system that is there already, a model, or a person. */
export const doer = z.enum(['system', 'model', 'person']);
export type Doer = z.infer<typeof doer>;

/** The sign of a doer: a square, a woven square, a circle. The words beside it, or above all of them, say the same. */
export function FlowMark({ doer: by }: { doer: Doer }) {
  return (
    <svg className="flow-mark" data-doer={by} viewBox="0 0 24 24" aria-hidden="true">
      {by === 'person' ? (
        <circle cx="12" cy="12" r="10" />
      ) : (
        <rect x="2" y="2" width="20" height="20" />
      )}
      {by === 'model' && <path d="M2 7h20M2 12h20M2 17h20" />}
    </svg>
  );
}
