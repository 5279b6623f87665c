import 'react';

declare module 'react' {
  /** Invoker commands (HTML standard, "The button element"), which React's types don't include yet. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
  /** Custom properties, whose values a component gives to its sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
