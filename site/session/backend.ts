/** The address of `fake/backend.ts`, put in at build. */
declare const BACKEND_ADDRESS: string;

/**
 * In the static demo, what answers the calls in the server's place, to be waited for before one is made; nothing in the
 * normal build (spec D10). By its address, so that islands and the scripts beside them have the same one.
 */
export const backend = import.meta.env.DEMO
  ? () =>
      import(/* @vite-ignore */ BACKEND_ADDRESS).then(
        ({ started }: typeof import('./fake/backend.ts')) => started,
      )
  : undefined;
