import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../define-stage.ts';
import { Facts } from '../Facts.tsx';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Props = Content['figures'][number]['contract'] & { words: Content['words'] };

/** Renders the contract of a table: each column with its type, then the owner and the process for changes. */
export function Contract({ table, columns, facts, words }: Props) {
  return (
    <div className="lineage-contract">
      <table>
        <caption className="stage-heading">
          <Text>{words.contract}</Text> <code>{table}</code>
        </caption>
        <thead>
          <tr>
            {[words.column, words.type, words.means].map((word) => (
              <th key={word} scope="col">
                <Text>{word}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, means }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <Text>{means}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts facts={facts} className="lineage-facts" />
    </div>
  );
}
