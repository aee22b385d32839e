/** What a learner's page must know about the exam that a test belongs to; registered in `wiring.ts`. */
import type { Db } from '#db';
import { defineHook } from '../../platform/hooks.ts';

/** The school that holds the exam session in which this test is taken; empty where none is named. */
export const schoolOfExam = defineHook<[db: Db, assignmentId: string], string>('schoolOfExam');
