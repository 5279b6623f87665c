import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { FILE_MAX } from '../../contract/api/conversation-limits.ts';
import { ANSWER, FORM_FILES_MAX } from '../../contract/api/lead-fields.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { refusedInField } from '../../contract/lead-rules.ts';
import { chunksOf, type ReceivedFile } from './files.ts';

/** The maximum size of all texts of a form with their names, in bytes, and of the boundaries around its parts. */
const TEXTS_MAX = 64 * 1024;
const FRAME_MAX = 64 * 1024;

/** The maximum size of a form with files, in bytes. */
export const MULTIPART_MAX = FORM_FILES_MAX * FILE_MAX + TEXTS_MAX + FRAME_MAX;

/** The maximum number of texts and of files, including empty ones, and of headers of each. Ours have about twenty. */
const LIMITS = {
  fields: 100,
  files: 10,
  headerPairs: 10,
  headerSize: 4096,
  fieldSize: TEXTS_MAX,
  // One byte more, so that a file that is too large can be told.
  fileSize: FILE_MAX + 1,
};

export interface MultipartForm {
  fields: [name: string, value: string][];
  files: (ReceivedFile & { field: string })[];
}

/**
 * Reads a form with files, each of which is received as it arrives. After a fault, the rest of the form is read and
 * dropped, because a browser that is still sending would show an error of the network instead of our answer.
 * @param type its Content-Type header
 * @param receive stores a file
 * @throws Refusal when a file is refused, or when the form is too large, incomplete or not a form; nothing of it remains
 */
export async function readMultipart(
  type: string,
  body: Readable,
  receive: (file: Readable, name: string) => Promise<ReceivedFile>,
): Promise<MultipartForm> {
  const parser = parserFor(type);
  const fields: MultipartForm['fields'] = [];
  const receiving: Promise<MultipartForm['files'][number]>[] = [];
  const open = new Set<Readable>();
  const faults: unknown[] = [];
  let texts = 0;

  // A part can lack a name, whatever the types say.
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    texts += (name?.length ?? 0) + value.length;
    if (name === undefined || isCut || texts > TEXTS_MAX) faults.push(new Refusal('invalid'));
    else fields.push([name, value]);
  });
  parser.on('file', (field = '', stream: BusboyFileStream, name: string | undefined) => {
    // A part that ends too early fails with the whole form.
    stream.on('error', () => {});
    open.add(stream.once('close', () => open.delete(stream)));
    // Browsers send an empty part for a field without a file.
    if (!name) stream.resume();
    else if (!field.startsWith(ANSWER) || receiving.length >= FORM_FILES_MAX) {
      faults.push(refusedInField(field, new Refusal('invalid')));
      stream.resume();
    } else {
      const received = receive(stream, name).then(
        (file) => ({ ...file, field }),
        (error) => {
          stream.resume();
          throw refusedInField(field, error);
        },
      );
      received.catch((error: unknown) => faults.push(error));
      receiving.push(received);
    }
  });
  for (const limit of ['fieldsLimit', 'filesLimit'] as const) {
    parser.on(limit, () => faults.push(new Refusal('invalid')));
  }

  await parse(parser, body).catch((error: unknown) => {
    faults.unshift(error);
    for (const stream of open) stream.destroy(error as Error);
  });
  const settled = await Promise.allSettled(receiving);
  const files = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (faults.length === 0) return { fields, files };
  await Promise.all(files.map(({ discard }) => discard()));
  throw faults[0];
}

/** @throws Refusal when the type is not that of a form */
function parserFor(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw new Refusal('invalid');
  }
}

/** Passes a body to a parser, no faster than the parser's files are written. */
async function parse(parser: InstanceType<typeof Busboy>, body: Readable): Promise<void> {
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  parser.once('finish', resolve).once('error', () => reject(new Refusal('invalid')));
  // It is awaited at the end.
  finished.catch(() => {});
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > MULTIPART_MAX) throw new Refusal('tooLarge');
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), finished]);
  }
  parser.end();
  await finished;
}
