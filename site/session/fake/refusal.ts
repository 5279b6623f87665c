import type { Message } from '../../../contract/api/messages.ts';
import type { FieldRefusals } from '../../../contract/api/refusal.ts';

/** A call that the fake backend refuses, as the server would. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** The errors by field. */
  readonly fields: FieldRefusals | undefined;

  constructor(status: number, message: Message, fields?: FieldRefusals) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
