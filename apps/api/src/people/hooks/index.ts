/** What upper areas do when something happens to people, in the same transaction; registered in `wiring.ts`. */
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { defineHook } from '../../platform/hooks.ts';

/** Whose access to which tests of an owner ends; what is absent is not restricted. */
export interface LostAccess {
  readonly ownerId: string;
  readonly classId?: string;
  readonly groupId?: string;
  readonly studentIds?: readonly string[];
}

/**
 * Ends the running attempts of learners who lose access and returns how many. Call it after the change that takes the
 * access away.
 */
export const endAttemptsOnLostAccess = defineHook<[db: Db, lost: LostAccess, at: Date], number>(
  'endAttemptsOnLostAccess',
);

/** Ends the attempts of a user whose account is deleted, and erases the answers. */
export const eraseWorkOf = defineHook<[db: Db, userId: string, at: Date], void>('eraseWorkOf');

/** Deletes the rows of a user's recordings; the result removes their files once the transaction is committed. */
export const eraseRecordingsOf = defineHook<[db: Db, userId: string], (app: App) => Promise<void>>('eraseRecordingsOf');

/** Whether a learner has something with this id here: an attempt, an assigned test, a recording, or a file of these. */
export const holdsOfLearner = defineHook<[db: Db, userId: string, id: string], boolean>('holdsOfLearner');

export {
  countAssignedSystemTests,
  ownData,
  ownDataPage,
  runningTestsOf,
  type Holdings,
  type OwnData,
  type OwnDataPart,
  type RunningTestRow,
} from './own-data.ts';
export { openTestsOfGroup, resultsOfGroup, testsOfClass } from './tests.queries.ts';
