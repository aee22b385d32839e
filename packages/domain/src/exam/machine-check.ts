/** Whether a machine of an exam room is fit for a test: checked on the machine itself, the day before. */

/**
 * CLOCK: the time of the machine is wrong, so that secure connections may fail and answers carry wrong times. STORAGE: the
 * browser keeps nothing, so that answers would be lost without a connection. SOUND: nobody heard the sound. DOWNLOAD:
 * the files of a test did not come, or too slowly.
 */
export const machineFaults = ['CLOCK', 'STORAGE', 'SOUND', 'DOWNLOAD'] as const;
export type MachineFault = (typeof machineFaults)[number];

export interface MachineFacts {
  /** By how many milliseconds the machine's clock is ahead of the server's. */
  readonly clockMs: number;
  readonly storage: boolean;
  readonly sound: boolean;
  /** For the files of a test, in milliseconds; null when they did not come. */
  readonly downloadMs: number | null;
}

export const machineLimits = {
  /** Two minutes: the player counts by the server's clock, so a smaller difference does no harm. */
  clockMs: 120_000,
  /** A whole class loads the test within its first minute. */
  downloadMs: 15_000,
} as const;

export function faultsOf({ clockMs, storage, sound, downloadMs }: MachineFacts): MachineFault[] {
  const found: Readonly<Record<MachineFault, boolean>> = {
    CLOCK: Math.abs(clockMs) > machineLimits.clockMs,
    STORAGE: !storage,
    SOUND: !sound,
    DOWNLOAD: downloadMs === null || downloadMs > machineLimits.downloadMs,
  };
  return machineFaults.filter((fault) => found[fault]);
}
