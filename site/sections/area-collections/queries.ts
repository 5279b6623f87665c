import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../contract/api/saved.ts';
import { call } from '../../session/api.ts';
import { moved, withCollection, withoutCollection, withoutPlace } from './changes.ts';

const COLLECTIONS = ['collections'];

/** One after the other: the order of a collection is what its moves make of it in turn. */
const IN_TURN = { id: 'collections' };

/** Somebody's collections. */
export const useCollections = () =>
  useQuery({
    queryKey: COLLECTIONS,
    queryFn: async () => (await call('collections')).collections,
  });

const show = (
  client: QueryClient,
  change: (collections: readonly Collection[]) => Collection[],
): void => {
  client.setQueryData<Collection[]>(COLLECTIONS, (known) => known && change(known));
};

/** Shows what the server has made of a collection. */
export function useNoteCollection(): (now: Parameters<typeof withCollection>[1]) => void {
  const client = useQueryClient();
  return (now) => show(client, (known) => withCollection(known, now));
}

/** What is told once it is certain. */
interface Told {
  onDone: (done: string) => void;
  /** It has been put back. */
  onUndone: (error: unknown) => void;
}

/** Something that is done to a collection: how the server is asked, and what is shown meanwhile. */
export interface Change {
  ask: () => Promise<Collection | undefined>;
  change: (collections: readonly Collection[]) => Collection[];
}

/** Changes a collection. It shows at once, and is put back if the server refuses. */
export function useChange({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: COLLECTIONS,
    scope: IN_TURN,
    mutationFn: ({ ask }: Change & { done: string }) => ask(),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: COLLECTIONS });
      const before = client.getQueryData<Collection[]>(COLLECTIONS);
      show(client, change);
      return before;
    },
    onSuccess: (now, { done }) => {
      // What has been changed since would jump back.
      const isLast = client.isMutating({ mutationKey: COLLECTIONS }) === 1;
      if (now && isLast) show(client, (known) => withCollection(known, now));
      onDone(done);
    },
    onError: (error, _, before) => {
      client.setQueryData(COLLECTIONS, before);
      // What waited for its turn meanwhile is not in it.
      void client.invalidateQueries({ queryKey: COLLECTIONS });
      onUndone(error);
    },
  });
}

/** Puts something to another place. */
export const moving = (id: number, place: number, before: number | null): Change => ({
  ask: () => call('moveCollected', { params: { id: place }, body: { before } }),
  change: (collections) => moved(collections, id, place, before),
});

/** Takes something out of a collection. */
export const takingOut = (id: number, place: number): Change => ({
  ask: () => call('takeOut', { params: { id: place } }),
  change: (collections) => withoutPlace(collections, id, place),
});

/** Removes a collection. */
export const removing = (id: number): Change => ({
  ask: () => call('removeCollection', { params: { id } }),
  change: (collections) => withoutCollection(collections, id),
});
