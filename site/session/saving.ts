interface Does {
  /** @returns the id of the saved item */
  save: () => Promise<number>;
  unsave: (id: number) => Promise<unknown>;
  /** Called at once with the requested state, and again if the state has to be reverted. */
  onWanted: (isSaved: boolean) => void;
  onDone: (isSaved: boolean) => void;
  onUndone: (error: unknown) => void;
}

/**
 * Toggles whether an item is saved. The page shows the requested state at once. The server is updated with one call
 * after another, however often the visitor toggles in the meantime.
 * @param id the id of the saved item; undefined if it isn't saved
 */
export function savingOf(id: number | undefined, does: Does) {
  let saved = id;
  let isWanted = id !== undefined;
  let following: Promise<void> | undefined;

  async function follow(): Promise<void> {
    try {
      while (isWanted !== (saved !== undefined)) {
        if (saved === undefined) saved = await does.save();
        else {
          await does.unsave(saved);
          saved = undefined;
        }
      }
      does.onDone(isWanted);
    } catch (error) {
      isWanted = saved !== undefined;
      does.onWanted(isWanted);
      does.onUndone(error);
    } finally {
      following = undefined;
    }
  }

  return {
    /** Toggles the requested state. */
    toggle: (): Promise<void> => {
      isWanted = !isWanted;
      does.onWanted(isWanted);
      following ??= follow();
      return following;
    },
  };
}
