/** The minimum length of a piece, in UTF-16 code units; the last one may be shorter. */
const PIECE_MIN = 32 * 1024;

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Whether an object contains a value that is generated on demand. */
const hasStreams = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isAsyncIterable);

/**
 * Writes a value as JSON in pieces. An async iterable becomes an array and is read as fast as the pieces are; its
 * entries may contain further iterables.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string, void> {
  let piece = '';
  for await (const text of jsonTokens(value)) {
    piece += text;
    if (piece.length < PIECE_MIN) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* jsonTokens(value: unknown): AsyncGenerator<string, void> {
  if (isAsyncIterable(value)) {
    let before = '[';
    for await (const entry of value) {
      yield before;
      yield* jsonTokens(entry);
      before = ',\n';
    }
    yield before === '[' ? '[]' : ']';
  } else if (hasStreams(value)) {
    let before = '{';
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* jsonTokens(inner);
      before = ',\n';
    }
    yield '}';
  } else {
    yield JSON.stringify(value);
  }
}
