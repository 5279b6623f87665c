import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody shows the intent to use the island; see `enhance/intent.ts`. */
    'client:intent'?: boolean;
  }
}
