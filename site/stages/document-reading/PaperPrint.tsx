import { PrintedText } from '../../ui/PrintedText.tsx';
import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../parts.ts';
import type { schema } from './schema.ts';

type Print = StageContent<typeof schema>['papers'][number]['print'];

function Row({ label, value, field }: Print['details'][number]) {
  return (
    <p className="paper-row" data-place={field}>
      <PrintedText>{label}</PrintedText>
      <PrintedText>{value}</PrintedText>
    </p>
  );
}

/** Renders a line washed out by water: the remains of handwriting. */
function Washed() {
  return (
    <svg
      aria-hidden="true"
      className="paper-washed"
      viewBox="0 0 240 20"
      preserveAspectRatio="none"
    >
      <path d="M2 13c6-9 9 4 14-3s6 6 12 1 9-8 14-2 8 5 13-1 10-3 14 2 9-6 15-2 6 4 12 0M124 12c6-7 10 3 15-3s9 6 15 0 8-3 13 1M190 13c4-8 9 2 14-4s10 5 16-1 8 1 14-2" />
    </svg>
  );
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: what is printed stays where it is, and may be there twice */
/** Renders the paper, with the number of its field at each place that was read. Screen readers get its description. */
export function PaperPrint(print: Print) {
  const { look, description, head, title, details, columns, lines, totals, foot } = print;
  return (
    <div className="papers-print" data-look={look}>
      <Text.p className="sr-only">{description}</Text.p>
      <div className="paper" aria-hidden="true">
        <div className="paper-head" data-place={head.field}>
          {head.lines.map((words, index) => (
            <p key={index}>
              <PrintedText>{words}</PrintedText>
            </p>
          ))}
        </div>
        <p className="paper-title">
          <PrintedText>{title}</PrintedText>
        </p>
        <div>
          {details.map((row, index) => (
            <Row key={index} {...row} />
          ))}
        </div>
        <div className="paper-lines">
          <p data-count={columns.length}>
            {columns.map((words, index) => (
              <PrintedText key={index}>{words}</PrintedText>
            ))}
          </p>
          {lines.map((line, index) => (
            <p key={index} data-count={columns.length} data-place={line.field}>
              {line.kind === 'unreadable' ? (
                <Washed />
              ) : (
                line.cells.map((words, cell) => <PrintedText key={cell}>{words}</PrintedText>)
              )}
            </p>
          ))}
        </div>
        {totals.length > 0 && (
          <div className="paper-totals">
            {totals.map((row, index) => (
              <Row key={index} {...row} />
            ))}
          </div>
        )}
        {foot.length > 0 && (
          <div className="paper-foot">
            {foot.map((words, index) => (
              <p key={index}>
                <PrintedText>{words}</PrintedText>
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */
