import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export interface FilesProps {
  /** The name of the group of radio buttons on its page. */
  name: string;
  /** The label of the choice of a file. */
  legend: string;
  heading: string;
  files: SectionContent<typeof schema>['files'];
}

/** Renders the files, one at a time; if there are several, tabs switch between them. */
export function Files({ name: group, legend, heading, files }: FilesProps) {
  const hasTabs = files.length > 1;
  const Tag = hasTabs ? 'fieldset' : 'div';
  return (
    <Tag className="code-files">
      {hasTabs && <legend className="sr-only">{legend}</legend>}
      {files.map(({ name, language, code, marked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name; they are never reordered
        <div key={index} className="code-file">
          {hasTabs ? (
            <label className="code-tab bare-radio text-note font-medium">
              <input type="radio" name={group} value={name} defaultChecked={index === 0} />
              {name}
            </label>
          ) : (
            <p className="code-tab text-note font-medium">{name}</p>
          )}
          <Code lines={highlight(code, language)} label={`${heading}: ${name}`} marked={marked} />
        </div>
      ))}
    </Tag>
  );
}
