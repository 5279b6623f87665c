import type { Contact } from '../contacts.ts';

/** A way to reach a person, as a link that stands alone: the address of LINE does not say whose it is. */
export function ContactLink({ kind, label, url, className }: Contact & { className?: string }) {
  const isLine = kind === 'line';
  return (
    <a className={className} href={url} rel={isLine ? 'noopener' : undefined}>
      {isLine ? `LINE ${label}` : label}
    </a>
  );
}
