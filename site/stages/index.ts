/** Every stage, an interactive, full-width interface of a product: one per line. The figures are examples. */
export { approvals } from './approvals/index.ts';
export { documentReading } from './document-reading/index.ts';
export { forecast } from './forecast/index.ts';
export { lineage } from './lineage/index.ts';
export { slices } from './slices/index.ts';
export { supportCopilot } from './support-copilot/index.ts';
