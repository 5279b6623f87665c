import { z } from 'zod';

/** The id of a picture is 128 random bits; knowing it is the right to see the picture. */
export const pictureParams = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

/** Where a picture is. */
export const pictureAddress = (id: string): string => `/api/pictures/${id}`;

export const pictureSet = z.object({ image: z.string().describe('The address of the picture') });
