import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { isForPeople, start as startHere } from '../../server/start.ts';
import { nodeFlags } from '../../tools/node-flags.ts';
import { temporaryFolder, write } from '../folders.ts';
import { isExhaustive } from '../scope.ts';
import { EMAIL, SECRET_KEY, writeSite } from './fixture.ts';

/** The signals that end a program: one of them, and both in `npm run test:all`. */
export const SIGNALS = isExhaustive ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

/** A server program in its own process, in a folder like the project’s. */
export interface Program {
  process: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The exit code, once it has ended and its output is read. */
  ended: Promise<number | null>;
  /** The port that it prints. */
  port: () => Promise<number>;
  /** Lets it finish its work. Returns its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts the server program as `npm run serve` does, with only this environment and a key, and kills it after the test.
 * @param flags further flags of Node
 */
export function start(
  env: Record<string, string>,
  folder = programFolder(),
  flags: readonly string[] = [],
): Program {
  const program = join(import.meta.dirname, '../../server/server.ts');
  const child = spawn(process.execPath, [...nodeFlags(), ...flags, program], {
    cwd: folder,
    env: { SECRET_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = { stdout: '', stderr: '' };
  const listening = Promise.withResolvers<number>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out.stdout += chunk;
    const port = / is at http:\/\/[^ ]+:(\d+)$/m.exec(out.stdout)?.[1];
    if (port !== undefined) listening.resolve(Number(port));
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    out.stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  ended.then(() => listening.reject(new Error(`the server ended: ${out.stderr}`)));
  // A caller that waits for the port gets the error; the others wait for the end.
  listening.promise.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    stdout: () => out.stdout,
    stderr: () => out.stderr,
    ended,
    port: () => listening.promise,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Returns the message with which the server refuses to start; runs it within this process, unlike `start`. */
export async function startError(
  env: Record<string, string>,
  folder = programFolder(),
): Promise<string> {
  const before = { folder: process.cwd(), umask: process.umask() };
  process.chdir(folder);
  try {
    await startHere({ SECRET_KEY, ...env });
  } catch (error) {
    if (isForPeople(error)) return error.message;
    throw error;
  } finally {
    process.chdir(before.folder);
    process.umask(before.umask);
  }
  throw new Error('the server has started');
}

/** Returns the part of `content/brand.yaml` that the server reads; the email address is on its second line. */
export const brandFile = (email: string): string => `name: Lailoom
email: ${email}
url: https://lailoom.example
company: { en: Lailoom, th: ลายลูม }
legalName: { en: "Lailoom Co., Ltd.", th: บริษัท ลายลูม จำกัด }
`;

/** Returns a folder with a built site and the company’s name in it. */
export function programFolder(): string {
  const folder = temporaryFolder();
  writeSite(join(folder, 'dist'));
  write(folder, {
    'content/brand.yaml': brandFile(EMAIL),
  });
  for (const name of ['forms.yaml', 'consent.yaml', 'offers.yaml', 'mails.yaml']) {
    cpSync(join(import.meta.dirname, '../../content', name), join(folder, 'content', name));
  }
  return folder;
}

/** Runs `tools/<name>.ts` as `npm run` does, with only this environment. */
export async function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}
