/** The limits of an account: conversations, and messages in each, not counting notes. */
export const CONVERSATIONS_MAX = 200;
export const MESSAGES_MAX = 300;
/** The number of messages that the company may add to a full conversation, to answer the customer's last one. */
export const EXTRA_ANSWERS_MAX = 20;

/** The number of messages per page of a conversation. */
export const MESSAGES_PAGE = 50;

/** The limits of files: bytes per file, files per message, and bytes per account. */
export const FILE_MAX = 5 * 1024 * 1024;
export const FILES_MAX = 5;
export const FILES_QUOTA = 100 * 1024 * 1024;

/** The accepted types of files with their extensions; the first extension is used for downloads. */
export const FILE_ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt', 'log', 'md'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FileType = keyof typeof FILE_ENDINGS;

/** The accepted types, which are detected from the bytes of a file. */
export const FILE_TYPES = Object.keys(FILE_ENDINGS) as FileType[];

/** The `form` of a lead that represents a conversation begun in the account area. */
export const MESSAGE_FORM = 'messages';

/** The maximum lengths of a subject and of a message, in characters. */
export const SUBJECT_MAX = 120;
export const BODY_MAX = 5000;
