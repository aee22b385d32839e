/** SQL about given tests inside queries of content. */
import type { RawBuilder } from 'kysely';
import { defineSqlHook } from '../../platform/hooks.ts';

/**
 * Whether learners of the creator can still take the test, or one that contains questions of it (a copy, another form);
 * inside a query of `exams`. Until then no other teacher sees it, whoever that is. Questions of the system are known to all
 * who work with them.
 */
export const stillGiven = defineSqlHook<[now: Date], RawBuilder<boolean>>('stillGiven');

/** How often the test was assigned; inside a query of `exams`. */
export const usesOfExam = defineSqlHook<[], RawBuilder<number>>('usesOfExam');

/** Whether the question is in an assigned test that has not ended. */
export const isInOpenTest = defineSqlHook<[question: RawBuilder<unknown>, now: Date], RawBuilder<boolean>>(
  'isInOpenTest',
);

/** Whether learners have the test to practise or get it as a gift. */
export const isGranted = defineSqlHook<[examId: string], RawBuilder<boolean>>('isGranted');

/** Whether the test can be bought or was ordered. */
export const isSold = defineSqlHook<[examId: string], RawBuilder<boolean>>('isSold');
