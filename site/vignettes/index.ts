/** Every product picture (design.md, "Show the thing, large"), one per line. The figures are illustrations. */
export { approvals } from './approvals/index.ts';
export { forecast } from './forecast/index.ts';
export { invoiceReading } from './invoice-reading/index.ts';
export { supportAnswer } from './support-answer/index.ts';
export { workList } from './work-list/index.ts';
