import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when a visitor shows the intent to use the island; see `enhance/intent.ts`. */
    'client:intent'?: boolean;
    /** Hydrates at once if an account is signed in, and not at all otherwise; see `enhance/session.ts`. */
    'client:session'?: boolean;
  }
}
