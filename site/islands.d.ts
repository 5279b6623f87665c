import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody shows the intent to use the island; see `enhance/intent.ts`. */
    'client:intent'?: boolean;
    /** Hydrates at once if somebody is signed in, and not at all otherwise; see `enhance/session.ts`. */
    'client:session'?: boolean;
  }
}
