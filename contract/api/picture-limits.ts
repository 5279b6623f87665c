// Without what checks bodies: the program that makes pictures small is started for each of them.

/** The kinds of picture that are taken. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** As many bytes as a picture may have that is sent. An account has one. */
export const PICTURE_MAX = 2 * 1024 * 1024;

/** How wide and how high pictures are kept, in pixels, whatever was sent. */
export const PICTURE_SIDE = 256;

/** The kind of picture that is kept. */
export const PICTURE_TYPE = 'image/webp';
