import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  /** The first is the one call to action. */
  actions: readonly { label: string; url: string }[];
  isCentred?: boolean;
}

/** What one can do next, side by side. */
export function Actions({ actions, isCentred = false }: Props) {
  return (
    <div className="actions" data-centred={isCentred ? '' : undefined}>
      {actions.map(({ label, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions never change places, and two may lead to one
        <ButtonLink key={index} href={url} label={label} rank={index === 0 ? 'first' : 'second'} />
      ))}
    </div>
  );
}
