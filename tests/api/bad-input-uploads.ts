import { Readable } from 'node:stream';
import { FILE_MAX } from '../../contract/api/conversation-limits.ts';
import { PICTURE_MAX, PICTURE_TYPES } from '../../contract/api/picture-limits.ts';
import { isExhaustive } from '../scope.ts';
import { type File, latin, OTHER_PICTURES, REFUSED, SMALL, TAKEN } from './bad-input-files.ts';
import { NAMES, PARTS, TYPES } from './bad-input-names.ts';
import { NO_PICTURES } from './bad-input-pictures.ts';
import type { Sent } from './bad-input-world.ts';

/** A file as it is sent, and with what it is answered. */
export interface Upload {
  title: string;
  call: 'uploadAttachment' | 'setPicture';
  /** Made anew each time that it is sent: a stream is read once. */
  sent: () => Sent;
  status: number;
  /** How its name ends once it is taken. */
  ending?: string;
}

/** Queries without one name. */
const QUERIES = [
  '',
  'name',
  'name=',
  'Name=a',
  'name[]=a',
  'name[x]=a',
  'name=a&name=b',
  '=a',
  '&&',
];

const HELLO: File = ['a text', latin('hello')];

/** Each of one list with each of another, or, where that is not asked for, each of either once at least. */
function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  if (isExhaustive) return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [
    ones[index % ones.length] as One,
    others[index % others.length] as Other,
  ]);
}

/** So small pieces that each arrives by itself. */
const trickled = (bytes: Buffer) => Readable.from(Array.from(bytes, (byte) => Buffer.of(byte)));

/** Files that go with messages, and all that can be wrong with them. */
function files(): Upload[] {
  const call = 'uploadAttachment';
  const named = ([title, payload]: File, query: string, status: number): Upload => ({
    title: `${title}, ${query.slice(0, 60)}`,
    call,
    sent: () => ({ payload, query }),
    status,
  });
  const large = latin('x'.repeat(FILE_MAX + 1));
  return [
    ...pairs(REFUSED, NAMES).map(([file, name]) => named(file, `name=${name}`, 415)),
    ...pairs(TAKEN, NAMES).map(([[title, bytes, ending], name]) => ({
      ...named([title, bytes], `name=${name}`, 201),
      ending,
    })),
    ...pairs(TAKEN, QUERIES).map(([[title, bytes], query]) => named([title, bytes], query, 400)),
    ...REFUSED.filter(([, bytes]) => bytes.length < 300).map(
      ([title, bytes]) =>
        ({
          title: `${title}, byte by byte`,
          call,
          sent: () => ({ payload: trickled(bytes) }),
          status: 415,
        }) as const,
    ),
    named(['nothing', Buffer.alloc(0)], 'name=a.txt', 400),
    named(['too large by one', large], 'name=a.txt', 413),
    {
      title: 'too large, without saying so',
      call,
      sent: () => ({ payload: Readable.from([large.subarray(0, FILE_MAX), Buffer.of(1)]) }),
      status: 413,
    },
  ];
}

/** What other calls take, and what is therefore read before it is refused where pictures go. */
const READ = /^application\/(json|x-www-form-urlencoded)/;

/** What is sent as what it must not be. */
const mistyped = (call: Upload['call']): Upload[] =>
  pairs(
    [...TYPES, ...(call === 'setPicture' ? ['application/octet-stream'] : PICTURE_TYPES)],
    [HELLO, ['a picture', SMALL] as const, ...PARTS],
  ).map(([type, [title, payload]]) => ({
    title: `${title} as ${type.slice(0, 60)}`,
    call,
    sent: () => ({ payload, headers: { 'content-type': type } }),
    status: call === 'setPicture' && READ.test(type) ? 400 : 415,
  }));

/** What is no picture, and what is none that is taken. */
const noPictures = (): Upload[] => [
  ...[...NO_PICTURES, ...OTHER_PICTURES].map(
    ([title, payload], index): Upload => ({
      title,
      call: 'setPicture',
      sent: () => ({
        payload,
        headers: { 'content-type': PICTURE_TYPES[index % PICTURE_TYPES.length] ?? '' },
      }),
      status: 400,
    }),
  ),
  {
    title: 'too large by one',
    call: 'setPicture',
    sent: () => ({
      payload: Buffer.concat([SMALL, Buffer.alloc(PICTURE_MAX + 1 - SMALL.length)]),
      headers: { 'content-type': 'image/png' },
    }),
    status: 413,
  },
];

/** All that is tried with files. */
export const UPLOADS: readonly Upload[] = [
  ...files(),
  ...mistyped('uploadAttachment'),
  ...mistyped('setPicture'),
  ...noPictures(),
];
