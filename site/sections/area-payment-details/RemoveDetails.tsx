import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { useRemoveDetails } from './queries.ts';
import { usePayment } from './words.ts';

/** Removes what is kept. The button goes with it, so whoever has pressed it is told where to go on. */
export function RemoveDetails({ onRemoved }: { onRemoved: () => void }) {
  const { words: area } = useArea();
  const { invoices } = usePayment().words;
  const notify = useNotify();
  const { mutate, isPending } = useRemoveDetails({
    onDone: () => {
      notify({ done: invoices.removed });
      onRemoved();
    },
    onFailed: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <button
      type="button"
      className="button button-second"
      aria-disabled={isPending}
      onClick={() => {
        notify('silence');
        if (!isPending) mutate();
      }}
    >
      {invoices.remove}
    </button>
  );
}
