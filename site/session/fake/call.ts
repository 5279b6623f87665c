import type { z } from 'zod';
import type { AnswerOf, endpoints } from '../../../contract/api/endpoints.ts';
import type { CallName } from '../../../contract/api/paths.ts';
import type { Caller } from './people.ts';

type EndpointOf<Name extends CallName> = (typeof endpoints)[Name];
type Part<Name extends CallName, Key extends string> =
  EndpointOf<Name> extends Record<Key, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined;

/** A validated call, as the server's handlers receive it. */
export interface Call<Name extends CallName> {
  body: EndpointOf<Name> extends { upload: object } ? Blob : Part<Name, 'body'>;
  params: Part<Name, 'params'>;
  query: Part<Name, 'query'>;
  caller: EndpointOf<Name>['access'] extends 'anyone' ? Caller | undefined : Caller;
  headers: Headers;
  /** The files of a form, by the names of its fields. */
  files: readonly (readonly [field: string, file: File])[];
}

/** The answers to all calls. */
export type Calls = {
  [Name in CallName]: (call: Call<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};
