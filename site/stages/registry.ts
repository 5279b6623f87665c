import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { byType } from '../by-type.ts';
import type { SheetName } from '../styles/sheets.ts';
import * as definitions from './index.ts';

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
if (!first) throw new Error('site/stages/index.ts lists no stage.');

/** Every stage; they consist of text, lines and plain controls. */
export const stage = z.discriminatedUnion('type', [first, ...others]);

/** Returns the style sheets that a stage needs, in the order of the cascade. */
export const stageSheets = ({ type }: { type: StageType }): SheetName[] => [
  'stages/stage.css',
  `stages/${type}/${type}.css`,
];
