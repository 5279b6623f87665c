import { keepSubmission, keptSubmission } from './draft.ts';

/**
 * Idempotency keys for form submissions (Idempotency-Key header): if the same submission is sent twice, the server
 * acknowledges both but stores it once (spec D12).
 */
export class SubmissionKeys {
  readonly #draft: string | undefined;
  #content = '';
  #key = '';
  #acknowledged = '';

  /**
   * @param draft the name of the form's draft, if it has one. The key is stored with it, in case the page is reloaded
   *   before the response arrives.
   */
  constructor(draft?: string) {
    this.#draft = draft;
  }

  /** Returns the key for some content. It stays the same until the content changes or is acknowledged. */
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
   * Notes that the content of the last key has been stored.
   * @returns whether it had been acknowledged before
   */
  acknowledge(): boolean {
    const isRepeat = this.#acknowledged === this.#content;
    this.#acknowledged = this.#content;
    this.#key = '';
    return isRepeat;
  }
}

/** 128 random bits. `crypto.randomUUID` isn't available over plain HTTP, which an office may well use. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
