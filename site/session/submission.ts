import { keepSubmission, keptSubmission } from './draft.ts';

/**
 * Keys for what a form sends (Idempotency-Key): the server acknowledges a second try of the same
 * submission and stores it once (spec D12).
 */
export class SubmissionKeys {
  readonly #draft: string | undefined;
  #content = '';
  #key = '';
  #acknowledged = '';

  /**
   * @param draft what the form's draft is called, if it has one: the key is kept with it, for a page that is loaded
   *   anew between sending and the answer
   */
  constructor(draft?: string) {
    this.#draft = draft;
  }

  /** The key of some content: the same one until the content changes or was acknowledged. */
  keyFor(content: string): string {
    if (content !== this.#content || this.#key === '') {
      const kept = this.#draft === undefined ? undefined : keptSubmission(this.#draft);
      this.#content = content;
      this.#key = kept?.content === content ? kept.key : newKey();
      if (this.#draft !== undefined) keepSubmission(this.#draft, { content, key: this.#key });
    }
    return this.#key;
  }

  /**
   * Notes that what the last key was for is stored.
   * @returns whether it was before
   */
  acknowledge(): boolean {
    const isRepeat = this.#acknowledged === this.#content;
    this.#acknowledged = this.#content;
    this.#key = '';
    return isRepeat;
  }
}

/** 128 random bits. `crypto.randomUUID` is not there on plain http, which an office may well use. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
