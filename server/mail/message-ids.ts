/** Returns the ID that all mails about a lead refer to and none has, so that they are one conversation. */
export const threadRootId = ({ id, receivedAt }: { id: number; receivedAt: number }): string =>
  `conversation-${id}.${receivedAt}`;

/** Returns the Message-ID of a message's mail. It contains the moment, because IDs start again in a new database. */
export const messageIdOf = ({ id, sentAt }: { id: number; sentAt: number }): string =>
  `message-${id}.${sentAt}`;
