import { Refusal } from '../../../contract/api/messages.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Calls } from './call.ts';
import { company } from './company.ts';
import { addLead, leads } from './leads.ts';
import type { Person } from './people.ts';
import { notFound, persistedList, refuse } from './persisted-list.ts';

/** The kinds of mail that accounts have turned off. */
export const muted = persistedList<{ id: number; userId: number; kind: NotificationKind }>(
  'muted-kinds',
  () => [],
);

const isMuted = ({ id }: Person, kind: NotificationKind) =>
  muted.all().some((each) => each.userId === id && each.kind === kind);

/** Returns the leads through which an account has consented to the newsletter, without withdrawn consent. */
const agreedToNews = ({ email }: Person) =>
  leads
    .all()
    .filter(
      (lead) =>
        lead.email === email &&
        lead.consent.purposes.includes('marketing') &&
        lead.consent.withdrawnAt === null,
    );

const read = (person: Person) => ({
  'message-answered': !isMuted(person, 'message-answered'),
  news: person.emailVerified && agreedToNews(person).length > 0,
});

function agree({ email, lang }: Person, version: string): void {
  const consent = { version, purposes: ['marketing' as const], withdrawnAt: null };
  addLead({ form: 'newsletter', page: '/account/notifications', lang, email, consent });
}

function withdraw(person: Person): void {
  const withdrawnAt = new Date().toISOString();
  for (const { id, consent } of agreedToNews(person)) {
    const mayBeCalled = consent.purposes.includes('call');
    const purposes = consent.purposes.filter((purpose) => purpose !== 'marketing');
    leads.change(id, {
      consent: mayBeCalled ? { ...consent, purposes } : { ...consent, withdrawnAt },
    });
  }
}

/** The mails that an account would receive. The demo sends no mail, so no unsubscribe link was ever issued. */
export const notifications = {
  notifications: ({ caller }) => read(caller.person),
  setNotifications: ({ caller: { person }, body }) => {
    const { consent, news, 'message-answered': answered } = body;
    if (consent !== undefined && !company.consent.some(({ version }) => version === consent)) {
      throw new Refusal('invalid', { fields: { consent: { code: 'unknown' } } });
    }
    if (news !== undefined && !person.emailVerified) throw new Refusal('unconfirmed');
    if (answered !== undefined) {
      muted.remove(({ userId, kind }) => userId === person.id && kind === 'message-answered');
      if (!answered) muted.add({ userId: person.id, kind: 'message-answered' });
    }
    if (news === false) withdraw(person);
    if (news === true && consent !== undefined && agreedToNews(person).length === 0) {
      agree(person, consent);
    }
    return read(person);
  },
  unsubscribePage: notFound,
  unsubscribe: refuse('expiredLink', { fields: { token: { code: 'unknown' } } }),
} satisfies Partial<Calls>;
