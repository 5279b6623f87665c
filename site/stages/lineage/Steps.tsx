import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../define-stage.ts';
import type { schema } from './schema.ts';

interface Props {
  /** The name of the group of radio buttons on its page. */
  name: string;
  legend: string;
  code: StageContent<typeof schema>['figures'][number]['code'];
}

/** Renders the SQL of the steps, one file at a time. */
export function Steps({ name, legend, code }: Props) {
  return (
    <div className="lineage-code ebony">
      <fieldset>
        <legend className="sr-only">
          <Text>{legend}</Text>
        </legend>
        {code.map((file, index) => (
          <label key={file.name} className="bare-radio">
            <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
            {file.name}
          </label>
        ))}
      </fieldset>
      {code.map((file, index) => (
        <div key={file.name} data-file={index + 1}>
          <Code lines={highlight(file.sql, 'sql')} label={file.name} />
        </div>
      ))}
    </div>
  );
}
