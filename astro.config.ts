import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { readContent } from './contract/content-file.ts';
import { languageNames, OLDEST_BROWSERS } from './site/build/browsers.ts';
import { enhance } from './site/build/enhance.ts';
import { finish } from './site/build/finish.ts';
import { reactIslands } from './site/build/react.ts';
import { redirects } from './site/build/redirects.ts';
import { translations } from './site/build/translations.ts';
import { watchContent } from './site/build/watch-content.ts';
import { kit } from './site/gallery/gallery.ts';
import { brand } from './site/words/brand.ts';

/** Whether the pages of the kit are there, too: while developing (tools/dev.ts), and for its tests (tools/build-kit.ts). */
const hasKit = process.env['KIT'] === '1';

export default defineConfig({
  site: process.env['PUBLIC_URL'] ?? readContent('content/brand.yaml', brand).url,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  trailingSlash: 'ignore',
  build: {
    format: 'preserve',
    inlineStylesheets: 'always',
    // Pictures are drawn off the main thread: the next page is rendered meanwhile.
    concurrency: 4,
  },
  compressHTML: true,
  // Highlighted code comes from Shiki with classes; Astro's way needs style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // The meta element carries what depends on the page's own scripts and styles; the server's header
  // carries the rest (server/http/site).
  security: { csp: true },
  integrations: [
    reactIslands(),
    enhance(),
    watchContent(),
    translations(),
    redirects(),
    ...(hasKit ? [kit()] : []),
    // Tests weigh a document near its budget at the site's quality.
    finish(hasKit ? 'kit' : 'site'),
  ],
  vite: {
    plugins: [languageNames],
    define: { 'import.meta.env.KIT': String(hasKit) },
    build: {
      modulePreload: false,
      // A font in the style sheet would delay the first paint, and the policy refuses it.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      target: OLDEST_BROWSERS,
      cssTarget: OLDEST_BROWSERS,
    },
    // Lowered, a token would have the colour of the root's scheme everywhere; styles/system-colours.css stands in for it.
    css: { lightningcss: { exclude: Features.LightDark | Features.Nesting } },
    server: {
      proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? 4322}` },
      // Builds of the site: nothing that is developed.
      watch: { ignored: ['**/.dist/**'] },
    },
  },
});
