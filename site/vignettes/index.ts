/** Every product picture (design.md, "What fills the pages"): a line each. Their figures are illustrations. */
export { approvals } from './approvals/index.ts';
export { coursePlayer } from './course-player/index.ts';
export { dataLineage } from './data-lineage/index.ts';
export { documentReading } from './document-reading/index.ts';
export { eventProgramme } from './event-programme/index.ts';
export { forecast } from './forecast/index.ts';
export { invoiceReading } from './invoice-reading/index.ts';
export { supportAnswer } from './support-answer/index.ts';
export { workList } from './work-list/index.ts';
