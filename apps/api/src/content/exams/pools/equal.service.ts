/** What learners can practise of a test, for the teacher who is about to assign it. */
import type { examRoutes, RouteReply } from '@vumon/contract';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { visibleExam } from '../exams.service.ts';
import { countPractised, findOptionalEqual } from './pools.queries.ts';

/** Errors: UNIT_TEST_NOT_FOUND. */
export async function practisedOf(
  context: SignedInContext,
  id: string,
): Promise<RouteReply<(typeof examRoutes)['GET /itf/unit-tests/{id}/practised']>> {
  const { pool } = await visibleExam(context, id);
  const questions = await countPractised(context.db, id);
  const whole = pool === 'PRACTICE';
  const equal = whole || questions > 0 ? await findOptionalEqual(context.db, id) : undefined;
  return { whole, questions, equal: equal ?? null };
}
