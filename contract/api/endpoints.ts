import type { z } from 'zod';
import { accountEndpoints } from './account.ts';
import { conversationEndpoints } from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import { leadEndpoints } from './leads.ts';
import { notificationEndpoints } from './notifications.ts';
import { ownDataEndpoints } from './own-data.ts';
import type { CallName } from './paths.ts';
import { paymentDetailsEndpoints } from './payment-details.ts';
import { savedEndpoints } from './saved.ts';

/** All calls of the API. Routes, validation, OpenAPI and the client's types are derived from them. */
export const endpoints = {
  ...accountEndpoints,
  ...leadEndpoints,
  ...ownDataEndpoints,
  ...notificationEndpoints,
  ...paymentDetailsEndpoints,
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
