/** A finished test as it is now, for what is printed of it: later changes do not reach the paper. */
import { randomUUID } from 'node:crypto';
import type { ExamContent } from '@vumon/contract';
import {
  AppError,
  featureDecision,
  hasMatrix,
  matrixOfQuestions,
  matrixTable,
  sumOf,
  type MatrixTable,
} from '@vumon/domain';
import { maySeeKeyOf, type OwnedQuestion } from '#modules/keys';
import type { SignedInContext } from '../../http/context.ts';
import { disguisedRows } from './disguise.ts';
import { buildContent, buildKeys } from './exam-content.ts';
import { keyedQuestionsOfExam, questionsOfExam, type ExamRow, type QuestionRow } from './exams.queries.ts';
import { demandPackage, visibleExam } from './exams.service.ts';
import { ownershipOf, seesQuestions } from './exams.view.ts';

export interface FrozenTest {
  readonly name: string;
  readonly content: ExamContent;
  readonly matrix: MatrixTable;
  /** Those that the actor may see, with whose the question is. */
  readonly keys: readonly (OwnedQuestion & { readonly question: string; readonly answerKey: unknown })[];
}

/**
 * Tests of the system and of others ask for the package that may export them. Errors: UNIT_TEST_NOT_FOUND,
 * PACKAGE_REQUIRED, FORBIDDEN, TEST_CONTENT_INSUFFICIENT.
 */
export async function frozenForPaper({ db, actor, now }: SignedInContext, examId: string): Promise<FrozenTest> {
  const row = await visibleExam(db, actor, examId, now);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  const feature = 'export-system-tests';
  const own = ownershipOf(row).ownerId === actor.userId;
  if (!own && actor.role === 'TEACHER' && featureDecision(actor, feature, now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
  if (row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
  const [written, keyed] = await Promise.all([questionsOfExam(db, examId), keyedQuestionsOfExam(db, examId)]);
  const seen = keyed.filter((question) => maySeeKeyOf(actor, question, now));
  const writtenKeys = buildKeys(written, new Map(keyed.map((question) => [question.id, question.answer_key])));
  // Whoever may not see a key learns nothing from the names and places of options either.
  const { rows, keys } =
    seen.length === keyed.length
      ? { rows: written, keys: writtenKeys }
      : disguisedRows(written, writtenKeys, randomUUID());
  const content = buildContent(row, rows, 0);
  return {
    name: row.name,
    content,
    matrix: matrixOf(row, written, content),
    keys: seen.map(({ id, scope, owner_id }) => ({ question: id, scope, owner_id, answerKey: keys[id] })),
  };
}

/** What its format says where that was written as a table; otherwise what its questions are. */
function matrixOf(exam: ExamRow, rows: readonly QuestionRow[], content: ExamContent): MatrixTable {
  if (hasMatrix(exam.rows)) return matrixTable(exam.sections, exam.rows);
  const topics = new Map(rows.map((row) => [row.id, row.topic_id]));
  return matrixOfQuestions(
    content.sections
      .flatMap(({ parts }) => parts)
      .flatMap(({ questions }) => questions)
      .map(({ id, type, skill, difficulty, items, points }) => ({
        type,
        skill,
        difficulty,
        topic: topics.get(id) ?? null,
        questions: items.length,
        points: sumOf(Object.values(points)),
      })),
  );
}
