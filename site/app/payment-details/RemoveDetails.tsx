import { useNotify } from '../area/notices.ts';
import { Removal } from '../area/Removal.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { useRemoveDetails } from './queries.ts';
import { usePayment } from './words.ts';

/** Deletes the stored payment details. The button disappears afterwards, so `onRemoved` moves the focus. */
export function RemoveDetails({ onRemoved }: { onRemoved: () => void }) {
  const { words: area } = useArea();
  const { remove: words } = usePayment().words.invoices;
  const notify = useNotify();
  const { mutate, isPending } = useRemoveDetails({
    onDone: () => {
      notify({ done: words.done });
      onRemoved();
    },
    onFailed: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <Removal
      words={words}
      isBusy={isPending}
      onRemove={() => {
        notify('silence');
        mutate();
      }}
    />
  );
}
