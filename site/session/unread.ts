const EVENT = 'unread';

/** Says that something has been read: the navigation asks anew how much there is. */
export const noteUnread = (): void => {
  dispatchEvent(new Event(EVENT));
};

/** Has something done each time that something has been read. */
export const onUnread = (act: () => void): void => addEventListener(EVENT, act);
