import { z } from 'zod';
import { call, type Endpoint } from './endpoint.ts';
import { line, password } from './fields.ts';
import type { CallName } from './paths.ts';
import { PICTURE_MAX, PICTURE_TYPE, PICTURE_TYPES } from './picture-limits.ts';

export const pictureAddress = (id: string): string => `/api/pictures/${id}`;

/** The account's picture and data. */
export const ownDataEndpoints = {
  setPicture: call({
    summary: 'Set the account’s picture; it is resized, and metadata is removed',
    upload: { types: PICTURE_TYPES, max: PICTURE_MAX },
    answer: z.object({ image: z.string().describe('The address of the picture') }),
    errorStatuses: [507],
  }),
  removePicture: call({ summary: 'Remove the account’s picture' }),
  picture: call({
    summary: 'A picture, for anyone who knows its address',
    access: 'anyone',
    // 128 random bits.
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    answer: z.string(),
    type: PICTURE_TYPE,
  }),
  exportAccount: call({
    summary: 'All data stored about the user',
    answer: z.record(z.string(), z.unknown()),
    type: 'application/json; charset=utf-8',
  }),
  deleteAccount: call({
    summary:
      'Delete the account and all data stored about the user; the last administrator cannot be deleted',
    body: z.object({
      password,
      code: line(32)
        .optional()
        .describe('With a second factor: six digits from the authenticator, or a recovery code'),
    }),
    errorStatuses: [409],
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
