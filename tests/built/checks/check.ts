import type { BuiltPage } from '../pages.ts';

/** Asks something of a page's file; answers what is wrong, a line each. */
export type Check = (page: BuiltPage) => string[] | Promise<string[]>;

export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint]);
