const EVENT = 'read';

/** Says that something has been read: the navigation asks anew how much there is. */
export const noteRead = (): void => {
  dispatchEvent(new Event(EVENT));
};

/** Has something done each time that something has been read. */
export const onRead = (act: () => void): void => addEventListener(EVENT, act);
