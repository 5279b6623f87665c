import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { byType } from '../by-type.ts';
import type { SheetName } from '../styles/sheets.ts';
import { Approvals } from './approvals/Approvals.tsx';
import { schema as approvals } from './approvals/schema.ts';
import { DocumentReading } from './document-reading/DocumentReading.tsx';
import { schema as documentReading } from './document-reading/schema.ts';
import { Forecast } from './forecast/Forecast.tsx';
import { schema as forecast } from './forecast/schema.ts';
import { Lineage } from './lineage/Lineage.tsx';
import { schema as lineage } from './lineage/schema.ts';
import { Slices } from './slices/Slices.tsx';
import { schema as slices } from './slices/schema.ts';
import { SupportCopilot } from './support-copilot/SupportCopilot.tsx';
import { schema as supportCopilot } from './support-copilot/schema.ts';

/** Every stage, an interactive, full-width interface of a product. The figures are examples. */
const definitions = {
  approvals: { schema: approvals, Component: Approvals },
  documentReading: { schema: documentReading, Component: DocumentReading },
  forecast: { schema: forecast, Component: Forecast },
  lineage: { schema: lineage, Component: Lineage },
  slices: { schema: slices, Component: Slices },
  supportCopilot: { schema: supportCopilot, Component: SupportCopilot },
};

/** A stage of any type, in every language. */
export type Stage = z.output<(typeof definitions)[keyof typeof definitions]['schema']>;
export type StageType = Stage['type'];

type Contents = { [Type in StageType]: Localized<Extract<Stage, { type: Type }>> };
/** A stage by its type, in one language. */
export type ContentOf<Type extends StageType> = Contents[Type];

/** The component of each type of stage. */
export const STAGES: {
  readonly [Type in StageType]: {
    Component: (props: ContentOf<Type> & { id: string }) => ReactNode;
  };
} = byType(definitions);

export const STAGE_TYPES = Object.keys(STAGES) as StageType[];

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/stages/registry.ts lists no stage.');

/** Every stage; they consist of text, lines and plain controls. */
export const stage = z.discriminatedUnion('type', [first, ...others]);

/** Returns the style sheets that a stage needs, in the order of the cascade. */
export const stageSheets = ({ type }: { type: StageType }): SheetName[] => [
  'stages/stage.css',
  `stages/${type}/${type}.css`,
];
