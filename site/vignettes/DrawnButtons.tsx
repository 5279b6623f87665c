import { Text } from '../ui/Text.tsx';

/** Renders pictures of buttons, the main one first: a vignette is not interactive. */
export function DrawnButtons({ labels }: { labels: readonly string[] }) {
  return labels.map((label, index) => (
    <Text.span
      key={label}
      className="vignette-button"
      data-rank={index === 0 ? 'first' : undefined}
    >
      {label}
    </Text.span>
  ));
}
