interface Props {
  label: string;
  /** True while a request is running: a sent form can't be canceled. */
  isBusy: boolean;
  onCancel: () => void;
}

/** Cancels what the visitor has started. It appears beside the button that continues. */
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
