/** Creates many questions at once for seeders and importers: each is checked individually, all are stored together. */
import type { Pool } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { withTransaction } from '#db';
import type { CreatorContext } from '../../platform/http/context.ts';
import { insertQuestions, type NewQuestion } from './question-bank.queries.ts';
import { anyMedia, prepareQuestion, rememberedCatalogue, type WrittenQuestion } from './question-bank.writing.ts';

const batch = 200;

export interface ManyQuestions {
  readonly type: QuestionTypeCode;
  readonly written: WrittenQuestion;
  readonly now: number;
  readonly family?: string | null;
  readonly pool?: Pool | null;
}

/**
 * Adds all questions or none; returns their ids in the order of `questions`, with how many numbers each has on a paper.
 * Errors: QUESTION_INVALID for the first invalid question.
 */
export function addQuestions(
  { app, db }: Pick<CreatorContext, 'app' | 'db'>,
  owner: { ownerId: string; scope: 'SYSTEM' | 'USER' },
  questions: readonly ManyQuestions[],
): Promise<{ id: string; items: number }[]> {
  return withTransaction(db, async (db) => {
    const prepared: NewQuestion[] = [];
    const catalogue = rememberedCatalogue(db);
    for (const { type, written, now, family = null, pool } of questions)
      prepared.push({
        id: app.newId(),
        ...owner,
        type,
        now,
        family,
        ...(pool !== undefined && { pool }),
        ...(await prepareQuestion(db, type, written, anyMedia(db), catalogue)),
      });
    for (let at = 0; at < prepared.length; at += batch) await insertQuestions(db, prepared.slice(at, at + batch));
    return prepared.map(({ id, facts }) => ({ id, items: facts.items }));
  });
}
