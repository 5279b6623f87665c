import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './endpoints/account.ts';
import { conversationEndpoints } from './endpoints/conversations.ts';
import { leadEndpoints } from './endpoints/leads.ts';
import { savedEndpoints } from './endpoints/saved.ts';
import { settingsEndpoints } from './endpoints/settings.ts';
import type { CallName } from './paths.ts';

/** All calls of the API. Routes, validation, OpenAPI and the client's types are derived from them. */
export const endpoints = {
  ...accountEndpoints,
  ...leadEndpoints,
  ...settingsEndpoints,
  ...savedEndpoints,
  ...conversationEndpoints,
} satisfies Record<CallName, Endpoint>;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The body that a client sends with a call. */
export type BodyOf<Name extends CallName> = (typeof endpoints)[Name] extends { body: infer Body }
  ? Input<Body>
  : (typeof endpoints)[Name] extends { upload: object }
    ? Blob
    : undefined;

export type AnswerOf<Name extends CallName> = z.output<(typeof endpoints)[Name]['answer']>;
