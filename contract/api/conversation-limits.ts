/** How much one account may have: conversations, and messages in each, notes not counted. */
export const CONVERSATIONS_MAX = 200;
export const MESSAGES_MAX = 300;
/** How many messages the company may add to a conversation that is full: the customer's last one is to be answered. */
export const ANSWERS_MORE = 20;

/** How many messages of a conversation are answered at once. */
export const MESSAGES_PAGE = 50;

/** Files: bytes of each, how many go with a message, and all that one account may have, in bytes. */
export const FILE_MAX = 5 * 1024 * 1024;
export const FILES_MAX = 5;
export const QUOTA = 100 * 1024 * 1024;

/** The kinds of file that are taken, each with how its name may end; the first ending is what others are given. */
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

/** What a file may be, as its bytes tell. */
export const FILE_TYPES = Object.keys(FILE_ENDINGS) as FileType[];

/** The `form` of a lead that stands for a conversation begun in the account area. */
export const MESSAGE_FORM = 'messages';

/** The longest subject, and the longest message, in characters. */
export const SUBJECT_MAX = 120;
export const BODY_MAX = 5000;
