interface Does {
  /** @returns the id of what was saved */
  save: () => Promise<number>;
  unsave: (id: number) => Promise<unknown>;
  /** Told at once what is wanted, and again when it has to be put back. */
  onWanted: (isSaved: boolean) => void;
  onDone: (isSaved: boolean) => void;
  onUndone: (error: unknown) => void;
}

/**
 * Whether something is saved: what is wanted counts at once, and the server follows, one call after another, however
 * often the visitor changes their mind meanwhile.
 * @param id of what is saved by now; undefined when it is not
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
    /** Wants the opposite. */
    toggle: (): Promise<void> => {
      isWanted = !isWanted;
      does.onWanted(isWanted);
      following ??= follow();
      return following;
    },
  };
}
