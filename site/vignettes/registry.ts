import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { byType } from '../by-type.ts';
import { Approvals } from './approvals/Approvals.tsx';
import { schema as approvals } from './approvals/schema.ts';
import { Forecast } from './forecast/Forecast.tsx';
import { schema as forecast } from './forecast/schema.ts';
import { InvoiceReading } from './invoice-reading/InvoiceReading.tsx';
import { schema as invoiceReading } from './invoice-reading/schema.ts';
import { SupportAnswer } from './support-answer/SupportAnswer.tsx';
import { schema as supportAnswer } from './support-answer/schema.ts';
import { schema as workList } from './work-list/schema.ts';
import { WorkList } from './work-list/WorkList.tsx';

/** Every product picture (design.md, "Show the thing, large"). The figures are illustrations. */
const definitions = {
  approvals: { schema: approvals, Component: Approvals },
  forecast: { schema: forecast, Component: Forecast },
  invoiceReading: { schema: invoiceReading, Component: InvoiceReading },
  supportAnswer: { schema: supportAnswer, Component: SupportAnswer },
  workList: { schema: workList, Component: WorkList },
};

/** A product picture of any type, in every language. */
export type Vignette = z.output<(typeof definitions)[keyof typeof definitions]['schema']>;
export type VignetteType = Vignette['type'];

type Contents = { [Type in VignetteType]: Localized<Extract<Vignette, { type: Type }>> };
/** A product picture by its type, in one language. */
export type ContentOf<Type extends VignetteType> = Contents[Type];

/** The component of each type of product picture. */
export const VIGNETTES: {
  readonly [Type in VignetteType]: { Component: (content: ContentOf<Type>) => ReactNode };
} = byType(definitions);

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/vignettes/registry.ts lists no product picture.');

/** Every product picture, made of text and lines; its figures are illustrations. */
export const vignette = z.discriminatedUnion('type', [first, ...others]);

/** Whether a piece of content is a product picture. */
export const isVignette = (value: object): value is Vignette =>
  'type' in value && typeof value.type === 'string' && value.type in VIGNETTES;
