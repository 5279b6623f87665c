/** Every stage, a product's interface at full width that visitors can work: a line each. Their figures are examples. */
export { approvals } from './approvals/index.ts';
export { documentReading } from './document-reading/index.ts';
export { forecast } from './forecast/index.ts';
export { lineage } from './lineage/index.ts';
export { slices } from './slices/index.ts';
export { supportCopilot } from './support-copilot/index.ts';
