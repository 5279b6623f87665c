interface Props {
  /** Names it; on is dark. */
  label: string;
}

/** Switches between the light theme and the dark one (`enhance/before-paint.ts` answers to it). */
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
