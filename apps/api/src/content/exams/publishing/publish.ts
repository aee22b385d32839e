/** Publishing: an immutable version of a test, content and keys apart, made once for the same content. */
import type { ExamContent } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { emit } from '#platform/events';
import type { CreatorContext } from '../../../platform/http/context.ts';
import { canonicalJson, contentHash } from './canonical.ts';
import { rowsWithRandomIds } from './random-ids.ts';
import { drawersOf, drawnRows, drawsOf, drawsOfVersion, type Drawers } from './draws.ts';
import { buildContent, buildKeys, isWhole } from '../exam-content.ts';
import { countUseOfQuestions, keysOfExamQuestions, questionsOfExam } from '../exam-questions.queries.ts';
import {
  findCurrentVersion,
  findVersionsByHash,
  insertExamVersion,
  latestVersionNumber,
} from './exam-versions.queries.ts';
import { examPublished } from '../exams.events.ts';
import { findOptionalExam, lockExam } from '../exams.queries.ts';
import { holdsExamQuestions } from '../pools/pools.queries.ts';

export interface Publishing {
  readonly exam: { readonly id: string };
  /** Options keep the ids and order that their author gave: for the demo, whose attempts are generated from them. */
  readonly asWritten?: boolean;
}

export type PublishingContext = Pick<CreatorContext, 'db' | 'now' | 'app'>;

interface DrawnTest {
  readonly content: ExamContent;
  readonly keys: Readonly<Record<string, unknown>>;
  readonly hash: string;
  readonly keyText: string;
}

/** Further draws of a test without duplicates: a template with three possible draws has no more than three. */
function differing(first: DrawnTest, drawnTest: (draw: number) => DrawnTest): DrawnTest[] {
  const found = new Map([[first.hash + first.keyText, first]]);
  for (let draw = 1; draw < drawsOfVersion; draw++) {
    const made = drawnTest(draw);
    found.set(made.hash + made.keyText, made);
  }
  return [...found.values()].slice(1);
}

/**
 * Pins the test as it is saved now, drawing what its templates leave open: the version that is returned holds the first
 * draw. The same content and keys give the version that already holds them.
 */
export async function publishExam(
  { db, now, app }: PublishingContext,
  { exam: { id: examId }, asWritten = false }: Publishing,
): Promise<{ examVersionId: string }> {
  return withTransaction(db, async (db) => {
    await lockExam(db, examId);
    const exam = await findOptionalExam(db, examId);
    if (!exam) throw new AppError('UNIT_TEST_NOT_FOUND');
    const written = await questionsOfExam(db, examId);
    const stored = await keysOfExamQuestions(db, examId);
    const writtenKeys = buildKeys(written, new Map(stored.map((row) => [row.id, row.answerKey])));
    const drawers: Drawers = asWritten ? new Map() : drawersOf(exam.subject, written, stored);
    const drawnTest = (draw: number) => {
      const drawn = drawnRows(drawsOf(drawers, `${exam.randomIdsSeed}:${draw}`), written, writtenKeys);
      const { rows, keys } = asWritten ? drawn : rowsWithRandomIds(drawn.rows, drawn.keys, exam.randomIdsSeed);
      const content = buildContent(exam, rows, 0);
      // The hash is of the content alone: one that took in the key would let a learner test guesses against it.
      const { version: _, ...hashed } = content;
      return { content, keys, hash: contentHash(hashed), keyText: canonicalJson(keys) };
    };
    const first = drawnTest(0);
    if (exam.status !== 'READY' || !isWhole(exam, first.content)) throw new AppError('TEST_CONTENT_INSUFFICIENT');

    const same = (await findVersionsByHash(db, examId, first.hash)).find(
      (version) => canonicalJson(version.keys) === first.keyText,
    );
    if (same) return { examVersionId: same.id };

    const version = (await latestVersionNumber(db, examId)) + 1;
    const id = app.newId();
    const others = drawers.size === 0 ? [] : differing(first, drawnTest);
    const common = { examId, version, hasRandomIds: true, now: new Date(now) };
    const inserted = ({ content, keys, hash }: DrawnTest) => ({
      ...common,
      content: { ...content, version },
      keys,
      hash,
    });
    await insertExamVersion(db, { ...inserted(first), id, draws: others.length + 1 });
    for (const [at, other] of others.entries())
      await insertExamVersion(db, { ...inserted(other), id: app.newId(), drawnFrom: id, draw: at + 1 });
    if (version === 1)
      await countUseOfQuestions(
        db,
        written.map((row) => row.id),
      );
    await emit({ db, now }, examPublished, { examId, examVersionId: id, version });
    return { examVersionId: id };
  });
}

/**
 * The version that a learner's own practice begins with: many learners start a test that nobody has changed since it was
 * published. Errors: UNIT_TEST_NOT_FOUND when it contains a question that is only asked in assignments.
 */
export async function versionToPractise(context: PublishingContext, exam: Publishing['exam']): Promise<string> {
  const id = (await findCurrentVersion(context.db, exam.id)) ?? (await publishExam(context, { exam })).examVersionId;
  if (await holdsExamQuestions(context.db, id)) throw new AppError('UNIT_TEST_NOT_FOUND');
  return id;
}
