/**
 * Postgres's advisory locks, by which of several servers one does something at a time. Any numbers will do, as long as
 * nothing else uses them on the same database; servers of two versions have to agree.
 */
export const LOCKS = {
  migrate: 5_712_204_811,
  retention: 5_712_204_812,
  heldReminder: 5_712_204_813,
} as const;
