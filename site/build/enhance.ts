import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/**
 * Compiles one module and what it imports into a single minified script.
 * @param define names that are put in at build
 */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['es'] },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  return output.output[0].code.trim();
}

/**
 * Brings the small scripts of every page: one inline before the first paint, one file that this one
 * fetches when the page is idle, and the directives `client:intent` and `client:session`. Astro's own `<script>` would put
 * a request before the first paint.
 */
export function enhance(): AstroIntegration {
  let late: { address: string; code: string } | undefined;
  return {
    name: 'lailoom-enhance',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, injectScript }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/enhance/intent.ts' });
        addClientDirective({ name: 'session', entrypoint: './site/enhance/session.ts' });
        if (command === 'build') {
          const code = await bundle('site/enhance/late.ts');
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          late = { address: `/_astro/late.${hash}.js`, code };
        }
        const address = late?.address ?? '/site/enhance/late.ts';
        const early = await bundle('site/enhance/before-paint.ts', {
          LATE_ADDRESS: JSON.stringify(address),
        });
        injectScript('head-inline', `(()=>{${early}})()`);
      },
      'astro:build:done': async ({ dir }) => {
        if (!late) return;
        await mkdir(new URL('_astro/', dir), { recursive: true });
        await writeFile(new URL(`.${late.address}`, dir), late.code);
      },
    },
  };
}
