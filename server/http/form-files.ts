import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nestAnswers } from '../../contract/api/lead-fields.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { receiveFile } from '../attachments/files.ts';
import { MULTIPART_MAX, type MultipartForm, readMultipart } from '../attachments/multipart.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import { addressOf } from './client.ts';
import type { Services } from './services.ts';
import { allowSlow, declaredSize } from './uploads.ts';

const MULTIPART = 'multipart/form-data';

/** The maximum number of forms with files that one address sends at the same time; an office may share one. */
const CONCURRENT_MAX = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form, until they are stored with its lead or dropped; undefined if none have been read. */
    formFiles: MultipartForm['files'] | undefined;
    /** Ends the reservation of their space. */
    releaseFormFiles: ((stored?: number) => void) | undefined;
  }
}

/** Whether a form was sent with the encoding for files. */
export const hasFiles = ({ mediaType }: FastifyRequest): boolean => mediaType === MULTIPART;

/**
 * Accepts forms with files. They count before they are read, and their files are on disk before the form is checked.
 * Whoever handles the request calls `keepFormFiles` or `dropFormFiles`.
 */
export function acceptFormFiles(api: FastifyInstance, services: Services): void {
  const { config, limits, uploadSpace } = services;
  const enter = keyedSemaphore(CONCURRENT_MAX);
  api.decorateRequest('formFiles', undefined);
  api.decorateRequest('releaseFormFiles', undefined);

  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasFiles(request)) return;
    const leave = enter(addressOf(request));
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: 1 });
    reply.raw.once('close', leave);
    // A file may be sent over a phone connection.
    allowSlow(request.raw, api.server.requestTimeout);
  });

  api.addContentTypeParser(MULTIPART, async (request: FastifyRequest, body: Readable) => {
    const address = addressOf(request);
    await limits.count('lead', address);
    const size = declaredSize(request.headers, MULTIPART_MAX);
    request.releaseFormFiles = await uploadSpace.reserve(size, address);
    const form = await readMultipart(String(request.headers['content-type']), body, (file, name) =>
      receiveFile(config.dataDir, file, name),
    );
    request.formFiles = form.files;
    return nestAnswers(form.fields);
  });
}

/** Moves the files of a form to where they stay, before its lead refers to them. */
export async function settleFormFiles({ formFiles }: FastifyRequest): Promise<void> {
  for (const { settle } of formFiles ?? []) await settle();
}

/** Ends the request's hold on its files: they belong to a lead now, or may. */
export function keepFormFiles(request: FastifyRequest): void {
  const files = request.formFiles ?? [];
  request.releaseFormFiles?.(files.reduce((sum, { size }) => sum + size, 0));
  request.releaseFormFiles = undefined;
  request.formFiles = undefined;
}

/** Removes the files of a form that was not stored, or not again. */
export async function dropFormFiles(request: FastifyRequest): Promise<void> {
  const files = request.formFiles ?? [];
  request.formFiles = undefined;
  await Promise.all(files.map(({ discard }) => discard()));
  request.releaseFormFiles?.();
  request.releaseFormFiles = undefined;
}
