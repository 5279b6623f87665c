import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_ID } from '../../contract/api/leads.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../contract/notification-kinds.ts';
import type { Auth } from './auth.ts';

/** The subject of a stop token: the account by its ID, or for news, the lead that agreed to it. */
export interface StopSubject {
  kind: NotificationKind;
  id: number;
}

/**
 * The tokens of links that stop a kind of mail: signed, and valid for as long as the mail is kept. They grant no other
 * access, and the receiver of the mail may stop its kind.
 */
export function stopTokenService(auth: Auth) {
  const sign = async (kind: string, id: number) =>
    createHmac('sha256', (await auth.$context).secret)
      .update(`stop ${kind} ${id}`)
      .digest();

  return {
    make: async ({ kind, id }: StopSubject): Promise<string> =>
      `${kind}.${id}.${(await sign(kind, id)).toString('base64url')}`,

    /** Returns what a token stops; undefined if the token is not ours. */
    read: async (token: string): Promise<StopSubject | undefined> => {
      const [, name, digits, signature = ''] =
        /^([a-z-]{1,40})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
      const kind = NOTIFICATION_KINDS.find((each) => each === name);
      const id = Number(digits);
      if (kind === undefined || id > MAX_ID) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(kind, id));
      return isOurs ? { kind, id } : undefined;
    },
  };
}

export type StopTokens = ReturnType<typeof stopTokenService>;
