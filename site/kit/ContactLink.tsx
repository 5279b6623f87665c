import type { Contact } from '../contacts.ts';

/** Renders a way to contact a person as a standalone link: an address of LINE does not say whose it is. */
export function ContactLink({ kind, label, url, className }: Contact & { className?: string }) {
  const isLine = kind === 'line';
  return (
    <a className={className} href={url} rel={isLine ? 'noopener' : undefined}>
      {isLine ? `LINE ${label}` : label}
    </a>
  );
}
