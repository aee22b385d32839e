import { performance } from 'node:perf_hooks';

/** Formats a duration: `0.4 s`, `12 s`, `3 min 05 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/** Prints the steps of a command with their number and duration. */
export function createSteps(
  total: number,
): <T>(title: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T> {
  let number = 0;
  return async (title, work) => {
    const label = `[${++number}/${total}] ${title}`;
    console.log(`${label} …`);
    const began = performance.now();
    let last = '';
    const result = await work((text) => (last = text));
    console.log(`${label}: ${last || 'done'} (${duration(performance.now() - began)})`);
    return result;
  };
}
