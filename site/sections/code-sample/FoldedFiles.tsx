import { highlight } from '../../ui/code/highlight.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import { Files } from './Files.tsx';
import type { schema } from './schema.ts';

interface Props {
  /** Names the group of radio buttons on its page. */
  name: string;
  words: { files: string; fold: string };
  heading: string;
  files: SectionContent<typeof schema>['files'];
}

/** Code for an engineer behind a fold: whoever does not read code has been told all of it before. */
export function FoldedFiles({ name, words, heading, files }: Props) {
  return (
    <details className="code-fold">
      <summary>
        <span>
          <Text>{words.fold}</Text>
        </span>
        <code translate="no">{files.map((file) => file.name).join(' · ')}</code>
      </summary>
      <div className="code-panel ebony">
        <Files
          name={name}
          legend={words.files}
          heading={heading}
          files={files.map((file) => ({
            name: file.name,
            marked: file.marked,
            lines: highlight(file.code, file.language),
          }))}
        />
      </div>
    </details>
  );
}
