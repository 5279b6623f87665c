import type { ReactNode } from 'react';
import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { Threads, WarpLanes } from './LineageThreads.tsx';
import { type Lane, lineageLanes } from './lineage-lanes.ts';
import type { schema } from './schema.ts';

/** The quality checks of a table as a strip of cells, one in so many where there are too many to show. */
function Checks({ checks }: { checks: string }) {
  const [passed = 0, all = 1] = checks.split('/').map(Number);
  const cells = Math.min(all, 12);
  const woven = passed === all ? cells : Math.min(cells - 1, Math.floor((passed / all) * cells));
  return (
    <span className="lineage-passing">
      <svg width={cells * 4 - 1} height="8" aria-hidden="true">
        {Array.from({ length: cells }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
            key={index}
            x={index * 4}
            width="3"
            height="8"
            className={index < woven ? 'lineage-passed' : 'lineage-failed'}
          />
        ))}
      </svg>
      {checks}
    </span>
  );
}

interface RowProps {
  lanes?: readonly Lane[] | undefined;
  ends?: readonly Lane[] | undefined;
  children: ReactNode;
}

/** A row with the warps that pass it, on either side; they show where the picture is narrow. */
function Row({ lanes = [], ends = [], children }: RowProps) {
  return (
    <>
      {lanes.length > 0 && <WarpLanes lanes={lanes} side="start" />}
      {children}
      {ends.length > 0 && <WarpLanes lanes={ends} side="end" />}
    </>
  );
}

/** What stands at either end: where figures come from, or where they are read. */
function End({ name, detail }: { name: string; detail: string }) {
  return (
    <span className="lineage-end">
      <b>
        <Text>{name}</Text>
      </b>
      <small>
        <Text>{detail}</Text>
      </small>
    </span>
  );
}

/**
 * Where the figures of a report come from. Wide, it is three columns with threads between them; narrow, it
 * is a cloth: sources and tables are warps that run down, and knots say what is made from which.
 */
export function DataLineage(lineage: VignetteContent<typeof schema>) {
  const { title, status, description, layers, sources, tables, reports, path, check } = lineage;
  const { intoTables, intoReports } = lineageLanes(lineage);
  const mark = (isOnPath: boolean) => (isOnPath ? '' : undefined);

  return (
    <VignetteFrame title={title} status={status} description={description}>
      <div className="lineage">
        <p className="lineage-row lineage-layer" data-layer="sources">
          <span>
            <Text>{layers.sources}</Text>
          </span>
        </p>
        <ul data-layer="sources">
          {sources.map(({ key, name, detail }, index) => (
            <li key={key} className="lineage-row" data-path={mark(key === path.source)}>
              <Row lanes={intoTables.beginning[index]}>
                <End name={name} detail={detail} />
              </Row>
            </li>
          ))}
        </ul>
        <Threads from={sources} to={tables} lanes={intoTables} knots="start" />
        <p className="lineage-row lineage-layer" data-layer="tables">
          <Row lanes={intoTables.passing}>
            <span>
              <Text>{layers.tables}</Text>
            </span>
          </Row>
        </p>
        <ul data-layer="tables">
          {tables.map(({ key, name, detail, owner, checks, state }, index) => (
            <li key={key} className="lineage-row" data-path={mark(key === path.table)}>
              <Row lanes={intoTables.using[index]} ends={intoReports.beginning[index]}>
                <span className="lineage-table" data-state={state}>
                  <b className="lineage-table-name">{name}</b>
                  <Checks checks={checks} />
                  <small className="lineage-owner">
                    <Text>{owner}</Text>
                  </small>
                  <small className="lineage-age">
                    <Text>{detail}</Text>
                  </small>
                </span>
              </Row>
            </li>
          ))}
        </ul>
        <Threads from={tables} to={reports} lanes={intoReports} knots="end" />
        <p className="lineage-row lineage-layer" data-layer="reports">
          <Row ends={intoReports.passing}>
            <span>
              <Text>{layers.reports}</Text>
            </span>
          </Row>
        </p>
        <ul data-layer="reports">
          {reports.map(({ key, name, detail, from }, index) => (
            <li
              key={key}
              className="lineage-row"
              data-path={mark(key === path.report)}
              data-held={mark(
                tables.some((table) => table.state === 'failing' && from.includes(table.key)),
              )}
            >
              <Row ends={intoReports.using[index]}>
                <End name={name} detail={detail} />
              </Row>
            </li>
          ))}
        </ul>
      </div>
      {check && (
        <p className="lineage-check">
          <b className="lineage-check-label">
            <Text>{check.label}</Text>
          </b>
          <span className="lineage-check-detail">
            <Text>{check.detail}</Text>
          </span>
          {check.owner && (
            <small className="lineage-check-owner">
              <Text>{check.owner}</Text>
            </small>
          )}
        </p>
      )}
    </VignetteFrame>
  );
}
