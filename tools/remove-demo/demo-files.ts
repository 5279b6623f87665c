import { execFileSync } from 'node:child_process';
import { CommandError } from '../outcome.ts';

/** The file whose presence in the first commit tells a site that was begun from a finished copy. */
const OWN_FILE = 'tools/remove-demo.ts';

function git(...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new CommandError(
      'The demo’s files are told from yours by Git’s history, and there is none: remove them by hand (docs/content.md, "Remove the demo’s pages").',
    );
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * Returns the files of the content that are as the demo has them: without changes, and only in commits by the authors of
 * the first one. In a copy whose history begins with the finished site, only those in that first commit alone.
 */
export function demoFiles(): Set<string> {
  const roots = linesOf(git('rev-list', '--max-parents=0', 'HEAD'));
  const root = roots.at(-1) ?? '';
  const isCopy = git('ls-tree', '--name-only', root, OWN_FILE) !== '';
  const [rootAuthor] = linesOf(git('show', '-s', '--format=%ae', root));
  const ours = new Set<string>();
  const theirs = new Set<string>();
  // A line per commit, then one per file of it. Merges name the files that differ from every parent.
  let isOurs = false;
  for (const line of linesOf(
    git('log', '-c', '--format=commit %H %ae', '--name-only', '--', 'content'),
  )) {
    const [, hash, author] = /^commit (\w+) (.*)$/.exec(line) ?? [];
    if (hash !== undefined) isOurs = isCopy ? hash === root : author === rootAuthor;
    else (isOurs ? ours : theirs).add(line);
  }
  const changed = git('status', '--porcelain', '--untracked-files=all', '--', 'content');
  for (const line of linesOf(changed)) theirs.add(line.slice(3));
  return new Set([...ours].filter((file) => !theirs.has(file)));
}
