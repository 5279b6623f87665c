import { defineSection } from '../../../kit/define-section.ts';
import { Inventory } from './Inventory.tsx';
import { schema } from './schema.ts';

export const inventory = defineSection({ schema, Component: Inventory });
