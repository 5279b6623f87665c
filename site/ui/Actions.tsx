import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  /** The first one is the main call to action. */
  actions: readonly { label: string; url: string }[];
}

/** The next steps, as buttons side by side. */
export function Actions({ actions }: Props) {
  return (
    <div className="actions">
      {actions.map(({ label, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions keep their order; two may share a URL
        <ButtonLink key={index} href={url} label={label} rank={index === 0 ? 'first' : 'second'} />
      ))}
    </div>
  );
}
