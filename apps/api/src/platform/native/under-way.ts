/**
 * What this process is working on: the request or job of the running code, so that a crash can name it. Native code is
 * called several modules below a route, where no context is passed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CrashPart } from '@vumon/domain';

export type Work =
  | { readonly kind: 'request'; readonly id: string; readonly name: string }
  | { readonly kind: 'job'; readonly id: string; readonly name: string };

export interface Crash {
  readonly part: CrashPart;
  /** How the child ended, and the last lines that it wrote. Holds no text of users. */
  readonly reason: string;
  readonly work: Work | null;
}

interface Current {
  readonly work: Work;
  /** Stores a crash; never throws. */
  readonly record: (crash: Crash) => void;
}

const storage = new AsyncLocalStorage<Current>();
const underWay = new Set<Work>();

/** Runs `inside` as part of a request or job. The caller ends it with `ended`. */
export function during<T>(current: Current, inside: () => T): T {
  underWay.add(current.work);
  return storage.run(current, inside);
}

export const ended = (work: Work): void => void underWay.delete(work);

export const currentWork = (): Current | undefined => storage.getStore();

/** Requests and jobs that have begun and not ended. */
export const workUnderWay = (): readonly Work[] => [...underWay];
