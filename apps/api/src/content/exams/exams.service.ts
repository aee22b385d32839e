/**
 * Rules of tests: built on a format, saved as drafts, ready once every part is full, changed by their creator alone.
 */
import { randomUUID } from 'node:crypto';
import type { ExamContent, ExamDetail, ExamSummary, Paged } from '@vumon/contract';
import { AppError, can, defaultPool, featureDecision, type Actor } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { parseKey } from '@vumon/question-types/scoring';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { assignmentsOfExam } from '#content/hooks';
import { keyOfQuestion } from '#content/keys';
import { dayMs } from '../../platform/clock.ts';
import type { ActorContext, CreatorContext } from '../../platform/http/context.ts';
import { recordExams } from './history/exam-history.service.ts';
import { rowsWithRandomIds } from './publishing/random-ids.ts';
import { buildContent } from './exam-content.ts';
import {
  countExamsByType,
  findOptionalExam,
  findOutsideIds,
  insertExam,
  listExams,
  lockExam,
  markExamDeleted,
  setNeedsCode,
  type ExamFacts,
  type ExamFilters,
  type ExamPage,
  type ExamRow,
} from './exams.queries.ts';
import { copyExamQuestions, keyedQuestionsOfExam, questionsOfExam } from './exam-questions.queries.ts';
import { examDetailView, examSummaryView, lockOf, ownershipOf, seesQuestions } from './exams.view.ts';

export interface Saved {
  id: string;
  status: 'DRAFT' | 'READY';
  updatedAt: string;
}

type ListFilters = Omit<ExamFilters, 'ownerId' | 'withSystemDrafts' | 'since' | 'now'> & {
  readonly period?: string | undefined;
};

export const managesSystem = (actor: Actor) => actor.role === 'ADMIN' || actor.role === 'OPERATOR';

function filtersFor(actor: Actor, { period, ...filters }: ListFilters, now: number): ExamFilters {
  return {
    ...filters,
    ownerId: actor.userId,
    withSystemDrafts: managesSystem(actor),
    now: new Date(now),
    since: period ? new Date(now - Number(period) * dayMs) : undefined,
  };
}

export async function listOfExams(
  { db, actor, now }: ActorContext,
  query: ListFilters & ExamPage,
): Promise<Paged<ExamSummary[]>> {
  const { rows, total } = await listExams(db, filtersFor(actor, query, now), query);
  return {
    items: rows.map((row) => examSummaryView(actor, row, now)),
    page: { page: query.page, size: query.size, total },
  };
}

export const ownExams = (context: ActorContext, query: { search?: string | undefined; page: number; size: number }) =>
  listOfExams(context, { ...query, scope: 'mine', status: 'READY', sort: 'updated', direction: 'desc' });

export const countsByType = ({ db, actor, now }: ActorContext, query: ListFilters) =>
  countExamsByType(db, filtersFor(actor, query, now));

/** A test that the actor may see; unknown, foreign and unfinished system ones look the same. */
export async function visibleExam({ db, actor, now }: ActorContext, id: string): Promise<ExamRow> {
  const row = await findOptionalExam(db, id, new Date(now));
  const hidden =
    row?.scope === 'SYSTEM'
      ? row.status === 'DRAFT' && !managesSystem(actor)
      : row?.ownerId !== actor.userId && (row?.status === 'DRAFT' || row?.given === true);
  if (!row || hidden || !can(actor, 'exam', 'view', ownershipOf(row))) throw new AppError('UNIT_TEST_NOT_FOUND');
  return row;
}

export async function editableExam({ db, actor, now }: ActorContext, id: string): Promise<ExamRow> {
  const row = await visibleExam({ db, actor, now }, id);
  if (!can(actor, 'exam', 'edit', ownershipOf(row))) throw new AppError('TEST_EDIT_FORBIDDEN');
  return row;
}

export function demandPackage(actor: Actor, row: ExamRow, now: number): void {
  const feature = lockOf(actor, row, now);
  if (feature !== null) throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
}

export async function getExam({ db, actor, now }: ActorContext, id: string): Promise<ExamDetail> {
  const row = await visibleExam({ db, actor, now }, id);
  return examDetailView(actor, row, seesQuestions(actor, row, now) ? await questionsOfExam(db, id) : [], now);
}

/** The outside catalogue's ids of the test's grade and series; content behind them is not fetched. */
export async function outsideIdsOf({ db, actor, now }: ActorContext, id: string) {
  const row = await visibleExam({ db, actor, now }, id);
  return { id, gradeId: row.gradeId, seriesId: row.seriesId, ...(await findOutsideIds(db, row)) };
}

export async function previewExam({ db, actor, now }: ActorContext, id: string): Promise<ExamContent> {
  const row = await visibleExam({ db, actor, now }, id);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  const questions = await questionsOfExam(db, id);
  const own = ownershipOf(row).ownerId === actor.userId;
  const known = own || featureDecision(actor, 'export-system-tests', now) === 'allowed';
  // Without access to the keys, ids and order of options must not reveal them either.
  return buildContent(row, known ? questions : rowsWithRandomIds(questions, null, randomUUID()).rows, 0);
}

/** The key of each question of a saved test, for the teacher's copy; null where the actor may not see it. */
export async function keysOfExam({ db, actor, now }: ActorContext, id: string) {
  const row = await visibleExam({ db, actor, now }, id);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  return (await keyedQuestionsOfExam(db, id)).map((question) => {
    const key = parseKey(question.type as QuestionTypeCode, question.schemaVersion, question.answerKey);
    return { question: question.id, answerKey: key.ok ? keyOfQuestion({ actor, now }, question, key.value) : null };
  });
}

/** A test that the actor may assign as it is. */
export async function findExamForAssigning({ db, actor, now }: ActorContext, examId: string) {
  const row = await visibleExam({ db, actor, now }, examId);
  if (!can(actor, 'exam', 'assign', ownershipOf(row))) throw new AppError('FORBIDDEN');
  demandPackage(actor, row, now);
  if (row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
  const { id, name, nameEn, scope, pool, minutes, subject, shuffle } = row;
  return {
    id,
    name,
    nameEn,
    scope,
    pool,
    minutes,
    subject,
    shuffle,
    examType: row.examType,
    gradeId: row.gradeId,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
  };
}

export async function assignedOf({ db, actor, now }: ActorContext, id: string) {
  await visibleExam({ db, actor, now }, id);
  const rows = await assignmentsOfExam.call(db, id, actor.userId);
  return rows.map((row) => ({
    id: row.id,
    className: row.className,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }));
}

/** Strictly increasing, because it serves as the version for optimistic locking. */
export const laterThan = (row: ExamRow, now: number): Date => new Date(Math.max(now, row.updatedAt.getTime() + 1));

export const auditCode = ({ db, actor, now }: ActorContext, id: string, needed: boolean) =>
  audit(db, {
    at: now,
    actorId: actor.userId,
    action: needed ? 'exam-needs-code' : 'exam-needs-no-code',
    kind: 'exam',
    id,
  });

/** Sets whether a system test needs an activation code. Changes `updated_at`, so an open builder reports a conflict. */
export async function setCodeNeeded({ db, actor, now }: ActorContext, id: string, needed: boolean): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await visibleExam({ db, actor, now }, id);
    if (row.scope !== 'SYSTEM') throw new AppError('UNIT_TEST_NOT_FOUND');
    if (row.needsCode === needed) return null;
    await recordExams(db, { actor, now }, [id], () => setNeedsCode(db, id, needed, laterThan(row, now)));
    await auditCode({ db, actor, now }, id, needed);
    return null;
  });
}

export async function copyExam({ db, actor, now, app }: CreatorContext, id: string, name: string): Promise<Saved> {
  return withTransaction(db, async (db) => {
    const row = await visibleExam({ db, actor, now }, id);
    if (!can(actor, 'exam', 'copy', ownershipOf(row))) throw new AppError('FORBIDDEN');
    demandPackage(actor, row, now);
    const copyId = app.newId();
    await recordExams(db, { actor, now }, [copyId], async () => {
      await insertExam(
        db,
        { id: copyId, scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM', ownerId: actor.userId, now: new Date(now) },
        { ...factsOfCopy(actor, row), name },
      );
      await copyExamQuestions(db, id, copyId);
    });
    return { id: copyId, status: row.status, updatedAt: new Date(now).toISOString() };
  });
}

/** A teacher's own copy of a test of the system, under its name. Exam preparation and other papers are used as they are. */
export async function takeSystemExam(context: CreatorContext, id: string): Promise<ExamDetail> {
  const row = await visibleExam(context, id);
  if (row.scope !== 'SYSTEM' || row.examType > 7) throw new AppError('FORBIDDEN');
  const copy = await copyExam(context, id, row.name);
  return getExam(context, copy.id);
}

/** What a copy of a test takes over from it. */
export function factsOfCopy(actor: Actor, row: ExamRow): ExamFacts {
  const { name, nameEn, examType, subject, gradeId, seriesId, formatId, sections, rows } = row;
  const { minutes, totalQuestions, totalPoints, mode, rounding, shuffle, labels, publisher, status } = row;
  return {
    name,
    nameEn,
    examType,
    subject,
    gradeId,
    seriesId,
    formatId,
    sections,
    rows,
    minutes,
    totalQuestions,
    totalPoints,
    mode,
    rounding,
    shuffle,
    labels,
    publisher,
    status,
    needsCode: managesSystem(actor) && row.needsCode,
    pool: managesSystem(actor) ? (row.pool ?? defaultPool(row.examType)) : null,
  };
}

/** Published versions are kept, so existing assignments are not affected. */
export async function deleteExam({ db, actor, now }: ActorContext, id: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await visibleExam({ db, actor, now }, id);
    if (!can(actor, 'exam', 'delete', ownershipOf(row))) throw new AppError('TEST_EDIT_FORBIDDEN');
    await recordExams(db, { actor, now }, [id], () => markExamDeleted(db, id, new Date(now)));
    return null;
  });
}
