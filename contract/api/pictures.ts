import { z } from 'zod';

/** The kinds of picture that are taken. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** As many bytes as a picture may have that is sent. An account has one. */
export const PICTURE_MAX = 2 * 1024 * 1024;

/** How wide and how high pictures are kept, in pixels, whatever was sent. */
export const PICTURE_SIDE = 256;

/** The kind of picture that is kept. */
export const PICTURE_TYPE = 'image/webp';

/** The id of a picture is 128 random bits: whoever has it may see the picture. */
export const pictureParams = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

/** Where a picture is. */
export const pictureAddress = (id: string): string => `/api/pictures/${id}`;

export const pictureSet = z.object({ image: z.string().describe('The address of the picture') });
