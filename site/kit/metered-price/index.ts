import { defineSection } from '../define-section.ts';
import { MeteredPrice } from './MeteredPrice.tsx';
import { schema } from './schema.ts';

export const meteredPrice = defineSection({ schema, Component: MeteredPrice });
