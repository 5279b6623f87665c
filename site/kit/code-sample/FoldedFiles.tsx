import { Text } from '../../ui/Text.tsx';
import { Files, type FilesProps } from './Files.tsx';

interface Props extends FilesProps {
  /** Names the fold. */
  fold: string;
}

/** Code for an engineer behind a fold: a reader who skips code has been told all of it before. */
export function FoldedFiles({ fold, ...props }: Props) {
  return (
    <details className="code-fold">
      <summary>
        <span>
          <Text>{fold}</Text>
        </span>
        <code translate="no">{props.files.map(({ name }) => name).join(' · ')}</code>
      </summary>
      <div className="code-panel ebony">
        <Files {...props} />
      </div>
    </details>
  );
}
