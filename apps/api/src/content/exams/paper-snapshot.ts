/** A finished test as it is now, for what is printed of it: later changes do not reach the paper. */
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
import type { CodeDraw } from '@vumon/paper';
import {
  isQuestionTypeCode,
  parseContent,
  statementLevelsOf,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { paperColumnOf } from '@vumon/question-types/traits';
import { maySeeKeyOf, type OwnedQuestion } from '#content/keys';
import type { ActorContext } from '../../platform/http/context.ts';
import { rowsWithRandomIds } from './publishing/random-ids.ts';
import { drawersOf, drawnRows, severalDrawsOf } from './publishing/draws.ts';
import { buildContent, buildKeys } from './exam-content.ts';
import { keyedQuestionsOfExam, questionsOfExam, type QuestionRow } from './exam-questions.queries.ts';
import type { ExamRow } from './exams.queries.ts';
import { demandPackage, visibleExam } from './exams.service.ts';
import { ownershipOf, seesQuestions } from './exams.view.ts';

export interface TestSnapshot {
  readonly name: string;
  readonly nameEn: string | null;
  readonly content: ExamContent;
  readonly matrix: MatrixTable;
  /** The keys that the actor may see, with the owner of each question. */
  readonly keys: readonly (OwnedQuestion & { readonly question: string; readonly answerKey: unknown })[];
  /** By code, with the keys that the actor may see; null where nothing in the test is drawn. */
  readonly draws: Readonly<Record<string, CodeDraw>> | null;
}

/** The same codes and seed give the same snapshot of an unchanged test, so that the files are what the preview showed. */
export interface SnapshotOptions {
  readonly codes: readonly string[];
  readonly seed: string;
}

/**
 * Tests of the system and of other teachers require the package that may export them. Errors: UNIT_TEST_NOT_FOUND,
 * PACKAGE_REQUIRED, FORBIDDEN, TEST_CONTENT_INSUFFICIENT.
 */
export async function snapshotForPaper(
  { db, actor, now }: ActorContext,
  examId: string,
  { codes, seed }: SnapshotOptions,
): Promise<TestSnapshot> {
  const row = await visibleExam({ db, actor, now }, examId);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  const feature = 'export-system-tests';
  const own = ownershipOf(row).ownerId === actor.userId;
  if (!own && actor.role === 'TEACHER' && featureDecision(actor, feature, now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
  if (row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
  const [written, keyed] = await Promise.all([questionsOfExam(db, examId), keyedQuestionsOfExam(db, examId)]);
  const seen = keyed.filter((question) => maySeeKeyOf({ actor, now }, question));
  const writtenKeys = buildKeys(written, new Map(keyed.map((question) => [question.id, question.answerKey])));
  // Without access to a key, ids and order of options must not reveal it either.
  const shown = (rows: readonly QuestionRow[], all: Readonly<Record<string, unknown>>) =>
    seen.length === keyed.length ? { rows, keys: all } : rowsWithRandomIds(rows, all, `${row.randomIdsSeed}:${seed}`);
  const { rows, keys } = shown(written, writtenKeys);
  const content = buildContent(row, rows, 0);
  const drawers = drawersOf(row.subject, written, keyed);
  const drawnQuestions = written.filter(({ id }) => drawers.has(id));
  const drawnFor = severalDrawsOf(drawers, seed, codes.length).map((draws): CodeDraw => {
    const plain = drawnRows(draws, drawnQuestions, writtenKeys);
    const own = shown(plain.rows, plain.keys);
    return {
      contents: Object.fromEntries(own.rows.map((drawn) => [drawn.id, drawn.content as QuestionContent])),
      keys: Object.fromEntries(seen.flatMap(({ id }) => (drawers.has(id) ? [[id, own.keys[id]]] : []))),
    };
  });
  return {
    name: row.name,
    nameEn: row.nameEn,
    content,
    matrix: matrixOf(row, written, content),
    keys: seen.map(({ id, scope, ownerId }) => ({ question: id, scope, ownerId, answerKey: keys[id] })),
    draws: drawers.size === 0 ? null : Object.fromEntries(codes.map((code, at) => [code, drawnFor[at]!])),
  };
}

function statementsOf(type: string, schemaVersion: number, content: unknown) {
  const parsed = isQuestionTypeCode(type) ? parseContent(type, schemaVersion, content) : null;
  return parsed?.ok ? statementLevelsOf(type as QuestionTypeCode, parsed.value) : [];
}

/** The matrix of the test: that of its format if it was written as a table, otherwise computed from its questions. */
function matrixOf(exam: ExamRow, rows: readonly QuestionRow[], content: ExamContent): MatrixTable {
  if (hasMatrix(exam.rows)) return matrixTable(exam.sections, exam.rows, paperColumnOf);
  const topics = new Map(rows.map((row) => [row.id, row.topicId]));
  return matrixOfQuestions(
    content.sections
      .flatMap(({ parts }) => parts)
      .flatMap(({ questions }) => questions)
      .map(({ id, type, schemaVersion, content: own, skill, difficulty, items, points }) => ({
        type,
        skill,
        difficulty,
        topic: topics.get(id) ?? null,
        questions: items.length,
        points: sumOf(Object.values(points)),
        statements: statementsOf(type, schemaVersion, own),
      })),
    paperColumnOf,
  );
}
