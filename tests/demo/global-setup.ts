import { serveDemo } from '../../tools/serve-demo.ts';

/**
 * Serves the static demo once for all tests, and builds it first if necessary. Sets an environment variable with its
 * address (`BASE_URL`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await serveDemo();
  process.env['BASE_URL'] = url;
  return stop;
}
