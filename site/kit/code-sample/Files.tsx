import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export interface FilesProps {
  /** Names the group of radio buttons on its page. */
  name: string;
  /** Names the choice of a file. */
  legend: string;
  heading: string;
  files: SectionContent<typeof schema>['files'];
}

/** The files, one at a time; where there is more than one, a tab chooses it. */
export function Files({ name: group, legend, heading, files }: FilesProps) {
  const hasTabs = files.length > 1;
  const Tag = hasTabs ? 'fieldset' : 'div';
  return (
    <Tag className="code-files">
      {hasTabs && <legend className="sr-only">{legend}</legend>}
      {files.map(({ name, language, code, marked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name; they never change places
        <div key={index} className="code-file">
          {hasTabs ? (
            <label className="code-tab bare-radio">
              <input type="radio" name={group} value={name} defaultChecked={index === 0} />
              {name}
            </label>
          ) : (
            <p className="code-tab">{name}</p>
          )}
          <Code lines={highlight(code, language)} label={`${heading}: ${name}`} marked={marked} />
        </div>
      ))}
    </Tag>
  );
}
