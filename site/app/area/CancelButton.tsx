interface Props {
  label: string;
  /** While the answer is on its way: what was sent cannot be taken back. */
  isBusy: boolean;
  onCancel: () => void;
}

/** The way out of what was begun, beside the button that goes on with it. */
export function CancelButton({ label, isBusy, onCancel }: Props) {
  return (
    <button
      type="button"
      className="button button-second"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onCancel();
      }}
    >
      {label}
    </button>
  );
}
