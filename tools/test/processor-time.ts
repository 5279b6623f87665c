import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes whose CPU time the kernel counts together, including those that no process waits for. */
export interface ProcessGroup {
  /** Returns the command that runs another command within the group. */
  within: (command: readonly string[]) => string[];
  /** Returns the CPU time used so far, in ms. */
  used: () => number;
  /** Kills the remaining processes of the group and removes it. */
  end: () => void;
}

let made = 0;

/** Creates a process group: a cgroup (version 2) below our own; undefined if we can't. */
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
      // The shell moves itself into the group and becomes the command.
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
          // A process that is just exiting keeps the folder for a moment; an empty folder is harmless.
        }
      },
    };
  } catch {
    return undefined;
  }
}

/** Returns the CPU time of the whole machine since boot, in ms; undefined if the system doesn't say. */
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
