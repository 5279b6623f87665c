import type { BuiltPage } from '../pages.ts';

/** Checks a page’s file and returns its faults, a line each. */
export type Check = (page: BuiltPage) => string[] | Promise<string[]>;

export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint]);
