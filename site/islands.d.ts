import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when a visitor is about to use it; see `enhance/intent.ts`. */
    'client:intent'?: boolean;
    /** Hydrates the island at once if an account is signed in, and otherwise never; see `enhance/session.ts`. */
    'client:session'?: boolean;
  }
}
