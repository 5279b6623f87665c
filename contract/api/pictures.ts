import { z } from 'zod';

/** The ID of a picture has 128 random bits; anyone who knows it may see the picture. */
export const pictureParams = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

export const pictureAddress = (id: string): string => `/api/pictures/${id}`;

export const pictureSet = z.object({ image: z.string().describe('The address of the picture') });
