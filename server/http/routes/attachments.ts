import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FILE_MAX } from '../../../contract/api/conversation-limits.ts';
import { endpoints } from '../../../contract/api/endpoints.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { attachmentFolder, receiveFile } from '../../attachments/files.ts';
import { addAttachment, findAttachment, removeAttachment } from '../../store/attachments.ts';
import { addressOf } from '../client.ts';
import type { Services } from '../services.ts';
import { declaredSize } from '../uploads.ts';
import { calls, orNotFound } from './endpoint.ts';

/** The files attached to messages. */
export const attachments: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { config, limits, uploadSpace, store } = services;
  const placeOf = (file: string) => join(attachmentFolder(config.dataDir), file);

  // Files are written to disk as they arrive; these routes accept no other body.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));

  on('uploadAttachment', async (request, reply) => {
    const { user } = request;
    const { name } = request.query;
    // Unread bytes must not remain on a connection that continues.
    reply.header('connection', 'close');
    if (!user.emailVerified) throw new Refusal('unconfirmed');
    await limits.count('upload', String(user.id));
    const size = declaredSize(request.headers, FILE_MAX);
    const release = await uploadSpace.reserve(size, addressOf(request));
    let stored = 0;
    try {
      const received = await receiveFile(config.dataDir, request.body, name);
      reply.removeHeader('connection');
      const attachment = await addAttachment(store, user, received).catch(async (error) => {
        // After any other failure the row may exist anyway; retention removes a file without one.
        if (error instanceof Refusal) await received.discard();
        throw error;
      });
      stored = attachment.size;
      return attachment;
    } finally {
      release(stored);
    }
  });

  on('attachment', async ({ user, params }, reply) => {
    const found = orNotFound(await findAttachment(store, user, params.id));
    const stream = createReadStream(placeOf(found.file));
    // A file that has been removed in the meantime is not found, and no part of the answer has been sent yet.
    await new Promise<void>((resolve, reject) => {
      stream.once('open', () => resolve()).once('error', reject);
    }).catch(() => {
      throw new Refusal('notFound');
    });
    reply
      .type(endpoints.attachment.type)
      .header('content-length', found.size)
      .header('content-disposition', disposition(found.name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'");
    // For HEAD, Fastify sends the headers and continues reading.
    reply.raw.once('close', () => stream.destroy());
    return stream;
  });

  on('removeAttachment', async ({ user, params }) => {
    const file = orNotFound(await removeAttachment(store, user.id, params.id));
    // No message can refer to it any more; retention removes it if that fails now.
    await rm(placeOf(file), { force: true }).catch(() => undefined);
  });
};

/** Returns the header that makes a browser save a file under its name (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
