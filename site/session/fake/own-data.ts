import { Refusal } from '../../../contract/api/messages.ts';
import { PICTURE_SIDE, PICTURE_TYPE } from '../../../contract/api/picture-limits.ts';
import { removeFilesOf } from './attachments.ts';
import type { Calls } from './call.ts';
import { collections } from './collections.ts';
import { conversationOf, conversationsOf } from './conversations.ts';
import { leads } from './leads.ts';
import { muted } from './notifications.ts';
import { confirm, endSession, type Person, people, sessionsOf, toMe } from './people.ts';
import { notFound } from './persisted-list.ts';
import { savedItems, savedOf } from './saved.ts';
import { storedMessages } from './threads.ts';

/** Profile pictures, data export and account deletion. */
export const ownData = {
  setPicture: async ({ caller, body }) => {
    const image = await shrunk(body);
    people.change(caller.person.id, { image });
    return { image };
  },
  removePicture: ({ caller }) => {
    people.change(caller.person.id, { image: null });
  },
  // In the demo, a picture is stored in its address as a data URL.
  picture: notFound,
  exportAccount: ({ caller: { person } }) => ({
    email: person.email,
    account: toMe(person),
    paymentDetails: person.paymentDetails,
    sessions: sessionsOf(person).map(({ token: _, ...session }) => session),
    leads: leadsOf(person),
    saved: savedOf(person.id).map(({ kind, thing, savedAt }) => ({ kind, thing, savedAt })),
    collections: collections
      .all()
      .filter(isOf(person))
      .map(({ name, note, sharedAt, items }) => ({
        name,
        note,
        sharedAt,
        items: items.flatMap(({ item }) => savedItems.byId(item)?.thing ?? []),
      })),
    conversations: conversationsOf(person).map(({ id }) => conversationOf(person, id)),
  }),
  deleteAccount: async ({ caller, body }) => {
    const { person } = caller;
    await confirm(caller, body.password);
    const isAdmin = ({ role }: { role: string }) => role === 'admin';
    if (isAdmin(person) && people.all().filter(isAdmin).length === 1) {
      throw new Refusal('lastAdmin');
    }
    for (const session of sessionsOf(person)) endSession(session);
    // Ids are reused after deletion, so nothing may remain for the next account.
    const gone = new Set(leadsOf(person).map(({ id }) => id));
    storedMessages.remove(({ leadId }) => gone.has(leadId));
    leads.remove(({ id }) => gone.has(id));
    for (const own of [savedItems, collections, muted]) own.remove(isOf(person));
    removeFilesOf(person);
    people.remove(({ id }) => id === person.id);
  },
} satisfies Partial<Calls>;

const isOf =
  ({ id }: Person) =>
  (each: { userId: number | null }) =>
    each.userId === id;

/** Returns everything that a person has written, under their email address or in their account. */
const leadsOf = (person: Person) =>
  leads.all().filter((lead) => lead.email === person.email || lead.userId === person.id);

/**
 * A picture as small as the server keeps it, as an address that holds it.
 * @throws Refusal when the browser can read none
 */
async function shrunk(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Refusal('notAPicture');
  });
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const side = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return canvas.toDataURL(PICTURE_TYPE, 0.8);
}
