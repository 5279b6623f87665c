import type { Message } from '../../../contract/api/messages.ts';

/** A call that the fake backend refuses, as the server would. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** What is wrong where. */
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: Message, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
