import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** True while it must not be pressed. It keeps the focus in the meantime. */
  isBusy?: boolean;
}

/** A button of the account area, which isn't the main one unless `className` says so. */
export function Button({
  className = 'button button-second',
  isBusy,
  onClick,
  ...attributes
}: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      {...attributes}
    />
  );
}
