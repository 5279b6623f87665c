interface ImportMetaEnv {
  /** Whether this is the static demo, in which the browser answers the API's calls (spec D10). */
  readonly DEMO: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
