// Separate from the schemas, because the program that resizes pictures is started for each of them and doesn't need the
// validation.

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The maximum size of an uploaded picture, in bytes. An account has one picture. */
export const PICTURE_MAX = 2 * 1024 * 1024;

/** The width and height of stored pictures, in pixels, whatever was uploaded. */
export const PICTURE_SIDE = 256;

export const PICTURE_TYPE = 'image/webp';
