import { TitledText } from '../../ui/TitledText.tsx';

interface Props {
  points: readonly { title: string; body: string }[];
}

/** Renders what code does, in points for readers who skip it. */
export function CodePoints({ points }: Props) {
  return (
    <ul className="code-points">
      {points.map(({ title, body }) => (
        <li key={title}>
          <TitledText title={title} body={body} />
        </li>
      ))}
    </ul>
  );
}
