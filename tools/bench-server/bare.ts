/**
 * A minimal server that does the same work as ours: `node bare.ts leads|logins|pages <folder>`. Bare Fastify without
 * checks, logging or extra headers; the folder is for its database, or contains the site.
 */
import { randomBytes, scrypt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const [kind = '', folder = ''] = process.argv.slice(2);

const kinds: Record<string, (app: FastifyInstance) => void> = {
  /** One row per request, on disk before the answer. */
  leads: (app) => {
    const database = new DatabaseSync(join(folder, 'bare.db'));
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    database.exec(
      'create table lead (id integer primary key, form text, lang text, page text, email text, name text, message text, consent text, received integer)',
    );
    const insert = database.prepare(
      'insert into lead (form, lang, page, email, name, message, consent, received) values (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    app.post<{ Body: Record<string, string> }>('/api/leads', async ({ body }, reply) => {
      const values = ['form', 'lang', 'page', 'email', 'name', 'message', 'consent'];
      insert.run(...values.map((name) => body[name] ?? ''), Date.now());
      return reply.code(201).send();
    });
  },
  /** One hash per request, with Better Auth's parameters. */
  logins: (app) => {
    const salt = randomBytes(16).toString('hex');
    const options = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
    app.post<{ Body: { password: string } }>('/api/login', async ({ body }) => {
      const hash = Promise.withResolvers<Buffer>();
      scrypt(body.password.normalize('NFKC'), salt, 64, options, (error, key) =>
        error ? hash.reject(error) : hash.resolve(key),
      );
      return { token: (await hash.promise).toString('hex') };
    });
  },
  /** The compressed page, read from disk. */
  pages: (app) => {
    app.register(fastifyStatic, { root: folder, preCompressed: true });
  },
};

const app = Fastify();
kinds[kind]?.(app);
console.log(`Bare is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
