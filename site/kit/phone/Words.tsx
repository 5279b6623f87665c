import { Text } from '../../ui/Text.tsx';

/** Words of one rank on a screen, if there are any. */
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
