import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processes whose processor time the kernel counts together, those included that no process waits for. */
export interface ProcessGroup {
  /** The command that runs another one as a part of the group. */
  within: (command: readonly string[]) => string[];
  /** The processor time used so far, in ms. */
  used: () => number;
  /** Ends what is still running in the group, and removes the group. */
  end: () => void;
}

let made = 0;

/**
 * Makes a group of processes: a cgroup (version 2) below our own.
 * @returns undefined where there are no such groups, or where we may not make one
 */
export function processGroup(): ProcessGroup | undefined {
  made += 1;
  try {
    const [, mount = ''] = /^cgroup2 (\S+) /m.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
    const [, own = ''] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    if (mount === '') return undefined;
    const folder = join(mount, own, `lailoom-${process.pid}-${made}`);
    mkdirSync(folder);
    const list = join(folder, 'cgroup.procs');
    return {
      // The shell moves itself, and becomes the command.
      within: (command) => ['sh', '-c', `echo $$ > "$0" && exec "$@"`, list, ...command],
      used: () => {
        const [, microseconds] =
          /^usage_usec (\d+)$/m.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8')) ?? [];
        return Number(microseconds) / 1000;
      },
      end: () => {
        try {
          writeFileSync(join(folder, 'cgroup.kill'), '1');
          rmdirSync(folder);
        } catch {
          // What is ending just now keeps the folder for a moment; an empty one does no harm.
        }
      },
    };
  } catch {
    return undefined;
  }
}

/**
 * Reads the processor time that the whole machine has used since it was started, in ms.
 * @returns undefined where the system does not say
 */
export function machineTime(): number | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    // In hundredths of a second: user, nice, system, idle, iowait, irq, softirq.
    const [, user, nice, system, , , irq, softirq] = line.split(/\s+/).map(Number);
    return (
      [user, nice, system, irq, softirq].reduce<number>((sum, part) => sum + (part ?? 0), 0) * 10
    );
  } catch {
    return undefined;
  }
}
