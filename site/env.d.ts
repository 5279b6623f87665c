/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Whether this is the static demo, in which the browser answers API calls (spec D10). */
  readonly DEMO: boolean;
  /** Whether the gallery is built, which shows every section in every example. */
  readonly KIT: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
