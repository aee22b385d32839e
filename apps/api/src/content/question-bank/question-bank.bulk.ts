/** Creates many questions at once for seeders and importers: each is checked individually, all are stored together. */
import { setImmediate } from 'node:timers/promises';
import type { Pool } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { withTransaction } from '#db';
import type { CreatorContext } from '../../platform/http/context.ts';
import { insertQuestions, type NewQuestion } from './question-bank.queries.ts';
import {
  anyMedia,
  prepareQuestion,
  readQuestion,
  rememberedCatalogue,
  type WrittenQuestion,
} from './question-bank.writing.ts';

const batch = 200;

export interface ManyQuestions {
  readonly type: QuestionTypeCode;
  readonly written: WrittenQuestion;
  readonly now: number;
  readonly family?: string | null;
  readonly pool?: Pool | null;
}

/**
 * Adds all questions or none; returns their ids in the order of `questions`, with how many numbers each has on a paper. Their
 * figures are taken as they were drawn. Errors: QUESTION_INVALID for the first invalid question.
 */
export function addQuestions(
  { app, db }: Pick<CreatorContext, 'app' | 'db'>,
  owner: { ownerId: string; scope: 'SYSTEM' | 'USER' },
  questions: readonly ManyQuestions[],
): Promise<{ id: string; items: number }[]> {
  return withTransaction(db, async (db) => {
    const added: { id: string; items: number }[] = [];
    const catalogue = rememberedCatalogue(db);
    const allowed = anyMedia(db);
    // Asked before anything is stored: later an answer waits for a batch.
    await Promise.all([
      allowed([]),
      ...questions.flatMap(({ written }) => [
        catalogue.unknown(written),
        ...(written.topicId === null ? [] : [catalogue.topic(written.topicId)]),
      ]),
    ]);
    // The database stores one batch while the next one is checked.
    let stored = Promise.resolve();
    try {
      for (let at = 0; at < questions.length; at += batch) {
        const prepared: NewQuestion[] = [];
        for (const { type, written, now, family = null, pool } of questions.slice(at, at + batch)) {
          const read = await prepareQuestion(db, type, written, allowed, { catalogue, read: readQuestion });
          prepared.push({ id: app.newId(), ...owner, type, now, family, ...(pool !== undefined && { pool }), ...read });
          // What the database says is heard between two questions only.
          await setImmediate();
        }
        await stored;
        stored = insertQuestions(db, prepared);
        added.push(...prepared.map(({ id, facts }) => ({ id, items: facts.items })));
      }
    } finally {
      // The transaction does not end under a statement.
      await stored.catch(() => {});
    }
    await stored;
    return added;
  });
}
