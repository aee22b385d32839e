/**
 * What is stored about a user outside this area: the parts of the export of one's own data, the counts shown before an
 * account is deleted, and the erasure. Each domain registers what its own tables hold; `wiring.ts` lists them.
 */
import type { Db } from '#db';
import { defineHook } from '../../platform/hooks.ts';

/**
 * Reads one part of the export in pages of `ownDataPage.size`: `after` is the last row's `cursor`. The rows contain no
 * data of other users, no keys of their tests, and no secrets.
 */
export type OwnDataPart = (
  db: Db,
  userId: string,
  after: string | null,
  now: Date,
) => Promise<{ rows: readonly { readonly cursor: string }[] }>;

/** What a user has, as it is told before the account is deleted. */
export interface Holdings {
  readonly upcomingTests: number;
  readonly classes: number;
  readonly questions: number;
  readonly exams: number;
  readonly formats: number;
  readonly results: number;
  readonly purchases: number;
}

export interface OwnData {
  readonly parts?: Readonly<Record<string, OwnDataPart>>;
  count?(db: Db, userId: string, now: Date): Promise<Partial<Holdings>>;
  /** Erases personal data and ends or deletes content, while the user's row still has its contacts. */
  erase?(db: Db, userId: string, now: Date): Promise<void>;
}

export const ownDataPage = {
  size: 200,
  /** Below every id. */
  lowest: '00000000-0000-0000-0000-000000000000',
} as const;

const registered: OwnData[] = [];
export const ownData = {
  register: (one: OwnData): void => void registered.push(one),
  all: (): readonly OwnData[] => registered,
};

export interface RunningTestRow {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly endsAt: Date;
}

/** Tests of an owner that learners may be taking now, which prevent that the account is deleted. */
export const runningTestsOf = defineHook<[db: Db, ownerId: string, now: Date], RunningTestRow[]>('runningTestsOf');

/** How many tests of the system these users have assigned since a day began in Vietnam, cancelled ones included. */
export const countAssignedSystemTests = defineHook<[db: Db, ownerIds: readonly string[], day: string], number>(
  'countAssignedSystemTests',
);
