import { Text } from '../../ui/Text.tsx';
import { Files, type FilesProps } from './Files.tsx';

interface Props extends FilesProps {
  /** The label of the disclosure. */
  fold: string;
}

/** Renders code for engineers in a disclosure; readers who skip code have been told everything before it. */
export function FoldedFiles({ fold, ...props }: Props) {
  return (
    <details className="code-fold">
      <summary className="plus">
        <Text.span>{fold}</Text.span>
        <code className="text-label" translate="no">
          {props.files.map(({ name }) => name).join(' · ')}
        </code>
      </summary>
      <div className="code-panel ebony">
        <Files {...props} />
      </div>
    </details>
  );
}
