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
  return (
    <span className={`screen-${rank}`}>
      <Text>{children}</Text>
    </span>
  );
}
