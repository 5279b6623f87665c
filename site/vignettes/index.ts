/** Every product picture (design.md, "What fills the pages"): a line each. Their figures are illustrations. */
export { approvals } from './approvals/index.ts';
export { forecast } from './forecast/index.ts';
export { invoiceReading } from './invoice-reading/index.ts';
export { supportAnswer } from './support-answer/index.ts';
export { workList } from './work-list/index.ts';
