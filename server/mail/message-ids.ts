/** What all mails about a lead refer to, though none is called so: mail programs show them as one conversation. */
export const rootOf = ({ id, receivedAt }: { id: number; receivedAt: number }): string =>
  `conversation-${id}.${receivedAt}`;

/** What the mail of a message is called. With the moment in it, because numbers begin anew in a new database. */
export const messageIdOf = ({ id, sentAt }: { id: number; sentAt: number }): string =>
  `message-${id}.${sentAt}`;
