/** What taking a test must know about the room it is taken in; registered in `wiring.ts`. */
import type { Db } from '#db';
import { defineHook } from '../../platform/hooks.ts';

/** Whether the room in which this learner takes this assigned test is paused now. */
export const isRoomPaused = defineHook<[db: Db, assignmentId: string, studentId: string], boolean>('isRoomPaused');
