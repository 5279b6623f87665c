import type { Me } from '../../../contract/api/account.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import type { PaymentDetails } from '../../../contract/api/payment-details.ts';
import { FIRST_LANG, type Lang } from '../../../contract/lang.ts';
import { company } from './company.ts';
import { type HashedPassword, hashPassword, isPassword } from './passwords.ts';
import { persistedList } from './persisted-list.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A person with an account. */
export interface Person extends Me {
  password: HashedPassword;
  paymentDetails: PaymentDetails | null;
}

interface Session {
  id: number;
  userId: number;
  token: string;
  startedAt: string;
  expiresAt: string;
  userAgent: string;
  hasEnded: boolean;
}

/** Returns a person as their own account shows them. */
export const toMe = ({ password: _, paymentDetails: __, ...me }: Person): Me => me;

/** Returns the details of a new account. */
export const newPerson = (lang: Lang): Pick<Me, 'company' | 'lang' | 'timeZone' | 'image'> => ({
  company: '',
  lang,
  timeZone: 'Asia/Bangkok',
  image: null,
});

/** Returns the full name of a person. */
export const nameOf = ({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The person who makes a call, and their session. */
export interface Caller {
  person: Person;
  session: Session;
}

const { password: demoPassword, ...demoUser } = company.demo.user;
const demoHash = await hashPassword(demoPassword);

/** The users of the demo. The first one has the id 1 and is an administrator, so that visitors can see everything. */
export const people = persistedList<Person>('users', () => [
  {
    id: 1,
    username: demoUser.firstName.toLowerCase(),
    ...demoUser,
    role: 'admin',
    ...newPerson(FIRST_LANG),
    emailVerified: true,
    secondFactor: false,
    password: demoHash,
    paymentDetails: company.demo.paymentDetails,
  },
]);

const sessions = persistedList<Session>('sessions', () => []);

/** Starts a session and returns its token, which contains the user's id. */
export const beginSession = (userId: number): string =>
  keep(userId, `demo-${userId}-${crypto.randomUUID()}`).token;

function keep(userId: number, token: string): Session {
  const now = Date.now();
  return sessions.add({
    userId,
    token,
    startedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 30 * DAY).toISOString(),
    userAgent: navigator.userAgent,
    hasEnded: false,
  });
}

/**
 * Returns the session named in an Authorization header; undefined if there is none. Tabs share the cookie but not their
 * storage, so a session from another tab is valid here too, if its user exists here.
 */
export function callerOf(authorization: string | null): Caller | undefined {
  const [, token, userId] = /^bearer (demo-(\d+)-[\w-]+)$/i.exec(authorization ?? '') ?? [];
  const person = people.byId(Number(userId));
  if (token === undefined || !person) return undefined;
  const session = sessions.all().find((each) => each.token === token) ?? keep(person.id, token);
  return session.hasEnded ? undefined : { person, session };
}

/** Returns the active sessions of an account. */
export const sessionsOf = ({ id }: Person): Session[] =>
  sessions.all().filter(({ userId, hasEnded }) => userId === id && !hasEnded);

/** Ends a session. It is stored as ended, so that it isn't mistaken for a session from another tab. */
export const endSession = (session: Session): void => {
  sessions.change(session.id, { hasEnded: true });
};

/**
 * Lets an account go on that gives its password.
 * @param field the one that it was sent in
 * @throws Refusal when it is wrong
 */
export async function confirm({ person }: Caller, password: string, field = 'password') {
  if (await isPassword(password, person.password)) return;
  throw new Refusal('wrongPassword', { fields: { [field]: { code: 'incorrect' } } });
}
