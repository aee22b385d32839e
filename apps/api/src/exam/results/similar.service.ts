/** A question that a class tries at once after one that it got wrong: the same topic, level and type. */
import { AppError } from '@vumon/domain';
import type { SimilarToTry } from '@vumon/contract';
import { answersAt, isQuestionTypeCode, itemsOf, parseContent } from '@vumon/question-types';
import { parseKey, solve } from '@vumon/question-types/scoring';
import { rightOfQuestion } from '#content/keys';
import { viewQuestion } from '#content/question-bank';
import { publishedExam } from '#exam/scoring';
import type { ActorContext } from '../../platform/http/context.ts';
import { picksAt } from './analysis.ts';
import { assignmentFor } from './results.service.ts';
import { columnsOf } from './results.view.ts';
import { listSimilar } from './similar.queries.ts';

/** Null where the bank has none whose key the teacher may see, or none with options to point at. */
export async function similarToTry(context: ActorContext, id: string, number: number): Promise<SimilarToTry | null> {
  const { db, actor, now } = context;
  const { examVersionId } = await assignmentFor(context, id);
  const { content } = await publishedExam(db, examVersionId);
  const column = columnsOf(content).find((one) => one.number === number);
  if (!column) throw new AppError('NOT_FOUND');
  const found = await listSimilar(db, {
    ownerId: actor.userId,
    questionId: column.question,
    examVersionId,
    now: new Date(now),
  });
  for (const questionId of found) {
    const similar = drawn(context, await viewQuestion(context, questionId));
    if (similar) return similar;
  }
  return null;
}

function drawn(context: ActorContext, question: Awaited<ReturnType<typeof viewQuestion>>): SimilarToTry | null {
  const { type, schemaVersion, answerKey } = question;
  const parsed = isQuestionTypeCode(type) ? parseContent(type, schemaVersion, question.content) : null;
  if (!parsed?.ok || answerKey === null) return null;
  const key = parseKey(type, schemaVersion, answerKey);
  if (!key.ok) return null;
  const [item] = itemsOf(type, parsed.value);
  const [place, ...others] = item === undefined ? [] : answersAt(type, parsed.value, item);
  if (item === undefined || !place?.options || others.length > 0) return null;
  const owned = { scope: question.scope, ownerId: question.creator?.id ?? null };
  const right = rightOfQuestion(context, owned, picksAt(solve(type, parsed.value, key.value), place));
  return right && { question: question.id, type, item, content: parsed.value, right };
}
