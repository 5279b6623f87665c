interface Props {
  /** The accessible name; "on" means dark. */
  label: string;
}

/** Switches between the light and the dark theme (handled by `enhance/before-paint.ts`). */
export function ThemeSwitch({ label }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className="theme-switch"
      aria-checked="false"
      aria-label={label}
      data-theme-switch
      data-needs-script
    />
  );
}
