/** nginx over the built site, as one process like ours: what pages are measured against, besides the least server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** What belongs to a connection or to a moment, and not to the page. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** There is no nginx on this machine. */
export class NoNginx extends Error {
  override name = 'NoNginx';
}

/**
 * Starts nginx with the home page as our server has sent it: the same bytes, with the same headers.
 * @param file the compressed page
 * @throws NoNginx
 */
export async function startNginx(file: string, headers: Headers) {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, file, headers));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => child.kill();
  process.once('exit', end);
  const gone = once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new NoNginx() : error;
  });
  const stop = async () => {
    child.kill('SIGQUIT');
    await gone.catch(() => {});
    process.off('exit', end);
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([untilItAnswers(url, child), gone]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function configOf(folder: string, port: number, file: string, headers: Headers): string {
  const same = [...headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `
    daemon off;
    worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/pid;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000000;
      open_file_cache max=100;
      server {
        listen 127.0.0.1:${port};
        location = / {
          root ${dirname(file)};
          try_files /${basename(file)} =404;
          types { }
          default_type "text/html; charset=utf-8";
          etag off;
          ${same.join('\n          ')}
        }
      }
    }
  `;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (answer) throw new Error(`nginx answers ${answer.status}`);
    await sleep(50);
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}
