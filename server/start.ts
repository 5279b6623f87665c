import { existsSync } from 'node:fs';
import { ContentError } from '../contract/content-file.ts';
import { FIRST_LANG } from '../contract/lang.ts';
import { readCompany } from './company.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { openMetrics } from './http/metrics/metrics.ts';
import { serveMetrics } from './http/metrics/serve.ts';
import { isBuilt } from './http/site/site.ts';
import { acquireSingleInstanceLock } from './store/data-folder.ts';
import { openStore } from './store/database.ts';
import { StoreError } from './store/failures.ts';

/** The time limit for pending requests when the server is stopped, in milliseconds. */
const STOP_LIMIT = 10_000;

/** A reason why the server cannot start, for the person who starts it. */
class StartError extends Error {
  override name = 'StartError';
}

/** Whether the message of an error is all that the operator needs. */
export const isForPeople = (error: unknown): error is Error =>
  [ConfigError, ContentError, StartError, StoreError].some((type) => error instanceof type);

/**
 * Starts the server in the working directory; signals stop it.
 * @throws the error that prevents it from starting; see `isForPeople`
 */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  if (!existsSync('content/brand.yaml')) {
    throw new StartError(
      `No content/ in ${process.cwd()}: start the server in the project folder.`,
    );
  }
  if (!isBuilt(config.siteDir)) {
    throw new StartError(`No built site in ${config.siteDir}: run npm run build first.`);
  }
  const company = readCompany();
  // Other users of the machine must not read any other files that the server writes, either.
  process.umask(0o077);
  if (config.databaseUrl === undefined) acquireSingleInstanceLock(config.dataDir);
  const store = await openStore(config);
  const metrics = config.metrics && openMetrics(store);
  const { metrics: place } = config;
  const measured =
    metrics &&
    place &&
    (await serveMetrics(metrics, place).catch(async (error) => {
      metrics.close();
      await store.close();
      // Without metrics the server doesn't start, or nobody might notice.
      throw listenError(error, 'METRICS_PORT', 'METRICS_HOST', place);
    }));
  const close = async () => {
    measured?.close();
    await store.close();
  };
  const app = await buildApp({ config, company, store, metrics }).catch(async (error) => {
    await close();
    throw error;
  });
  const stop = gracefulShutdown(app);

  // Fastify would log a line for every address that it listens on.
  app.log.level = 'silent';
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch(async (error) => {
      await close();
      throw listenError(error, 'PORT', 'HOST', config);
    });
  app.log.level = config.logLevel;
  let stopping = false;
  // Before the server reports that it is listening: a program that reads this may stop it immediately.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // npm passes on the signal that the terminal has already sent to this process.
      if (stopping) return;
      stopping = true;
      const finished = await stop(STOP_LIMIT);
      await close();
      if (!finished) app.log.warn('requests were cut off, because they took too long to finish');
    });
  }
  console.log(`${company.name[FIRST_LANG]} is at ${address}`);
  if (measured) console.log(`Metrics are at ${measured.address}`);
}

/** Returns a one-line reason why the server cannot listen; an error not caused by settings stays as it is. */
function listenError(
  error: NodeJS.ErrnoException,
  portName: string,
  hostName: string,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use: set ${portName} to another port.`);
    case 'EACCES':
      return new StartError(
        `Port ${port} is not allowed for this user: set ${portName} to another port.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${hostName}: "${host}" is not an address of this machine.`);
    default:
      return error;
  }
}
