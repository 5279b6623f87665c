import { Text } from '../../ui/Text.tsx';

/** Renders the text of one level on a screen, if there is any. */
export function Words({
  rank,
  children,
}: {
  rank: 'label' | 'value' | 'detail' | 'number';
  children: string | undefined;
}) {
  if (children === undefined) return null;
  return <Text.span className={`screen-${rank}`}>{children}</Text.span>;
}
