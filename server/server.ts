import { existsSync } from 'node:fs';
import { ContentError } from '../contract/content-file.ts';
import { buildApp } from './app.ts';
import { readCompany } from './company.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isBuilt } from './site/site.ts';
import { stopper } from './stop.ts';
import { openStore, StoreError } from './store/database.ts';
import { beOnlyServer } from './store/only-server.ts';

/** How long requests may take to finish when the server is stopped, in milliseconds. */
const STOP_LIMIT = 10_000;

/** Why the server cannot start, for the person who starts it. */
class StartError extends Error {
  override name = 'StartError';
}

try {
  await start();
} catch (error) {
  const isForPeople = [ConfigError, ContentError, StartError, StoreError].some(
    (type) => error instanceof type,
  );
  if (!isForPeople) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (!existsSync('content/brand.yaml')) {
    throw new StartError(
      `There is no content/ in ${process.cwd()}: start the server in the project's folder.`,
    );
  }
  if (!isBuilt(config.siteDir)) {
    throw new StartError(`No built site in ${config.siteDir}: run npm run build first.`);
  }
  const company = readCompany();
  // Whatever else is written is nobody else's business either.
  process.umask(0o077);
  if (config.databaseUrl === undefined) beOnlyServer(config.dataDir);
  const store = await openStore(config);
  const app = await buildApp({ config, company, store }).catch(async (error) => {
    await store.close();
    throw error;
  });
  const stop = stopper(app);

  // Fastify would log a line of its own for every address that it listens at.
  app.log.level = 'silent';
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch(async (error) => {
      await store.close();
      throw listenError(error, config);
    });
  app.log.level = config.logLevel;
  console.log(`Lailoom is at ${address}`);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // npm hands on what the terminal has sent to this process already.
      if (stopping) return;
      stopping = true;
      const finished = await stop(STOP_LIMIT);
      await store.close();
      if (!finished) app.log.warn('requests were cut off, because they took too long to finish');
    });
  }
}

/** Says in a line why the server cannot listen; what is not the settings' fault stays as it is. */
function listenError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken: set PORT to another one.`);
    case 'EACCES':
      return new StartError(`Port ${port} is not for this user: set PORT to another one.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST: "${host}" is no address of this machine.`);
    default:
      return error;
  }
}
