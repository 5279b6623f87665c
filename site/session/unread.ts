const EVENT = 'read';

/** Announces that something has been read, so that the navigation requests the unread counts again. */
export const announceRead = (): void => {
  dispatchEvent(new Event(EVENT));
};

/** Calls a function whenever something has been read. */
export const onRead = (act: () => void): void => addEventListener(EVENT, act);
