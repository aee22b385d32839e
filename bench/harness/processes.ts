/** CPU time of processes and all their children, read from /proc; the machine's description for reports. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly own: number;
  readonly reaped: number;
}

// USER_HZ is 100 on every Linux that Node runs on.
const ticksPerSecond = 100;

function allProcesses(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        return [
          { pid: Number(name), parent: fields[1]!, own: fields[11]! + fields[12]!, reaped: fields[13]! + fields[14]! },
        ];
      } catch {
        return [];
      }
    });
}

/** CPU seconds of the process, its living descendants and its ended ones so far. */
export function cpuSeconds(rootPid: number): number {
  const processes = allProcesses();
  const family = new Set([rootPid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of processes) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid);
        grown = true;
      }
    }
  }
  return (
    processes.filter(({ pid }) => family.has(pid)).reduce((sum, { own, reaped }) => sum + own + reaped, 0) /
    ticksPerSecond
  );
}

export function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}; load client, server and database on the same machine`;
}
