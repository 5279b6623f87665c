import { defineVignette } from '../define-vignette.ts';
import { InvoiceReading } from './InvoiceReading.tsx';
import { schema } from './schema.ts';

export const invoiceReading = defineVignette({ schema, Component: InvoiceReading });
