/**
 * Rules of tests: built on a format, saved as drafts, ready once every part is full, changed by their creator alone.
 */
import { randomUUID } from 'node:crypto';
import type { ExamContent, ExamDetail, ExamSummary, FormatSection, Paged } from '@vumon/contract';
import {
  AppError,
  can,
  featureDecision,
  featureOfExam,
  partState,
  partsOf,
  type Actor,
  type FieldError,
  type MatrixRow,
} from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { parseKey } from '@vumon/question-types/scoring';
import { withTransaction, type Db } from '#db';
import { audit } from '#modules/audit';
import { findUnknownReferences, gradeExists } from '#modules/catalogue';
import { findFormatForExam } from '#modules/formats';
import { givenQuestions, keyOfQuestion } from '#modules/keys';
import { rowsWithRandomIds } from './random-ids.ts';
import { buildContent } from './exam-content.ts';
import {
  assignmentsOfExam,
  copyExamQuestions,
  countExamsByType,
  findBankQuestions,
  findExamGroup,
  findOptionalExam,
  insertExam,
  keyedQuestionsOfExam,
  listExams,
  lockExam,
  markExamDeleted,
  pinnedQuestions,
  questionsOfExam,
  replaceExamQuestions,
  seriesExists,
  setNeedsCode,
  updateExam,
  type BankQuestion,
  type ExamFacts,
  type ExamFilters,
  type ExamPage,
  type ExamRow,
  type PinnedQuestion,
} from './exams.queries.ts';
import { examDetailView, examSummaryView, isInternational, lockOf, ownershipOf, seesQuestions } from './exams.view.ts';

export interface Moment {
  readonly now: number;
  readonly newId: () => string;
}

export interface ChosenPart {
  readonly partId: string;
  readonly questions: readonly { readonly id: string; readonly version?: number | undefined }[];
}

export interface ExamValues {
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  readonly examType: number;
  readonly gradeId: string;
  readonly seriesId?: string | null | undefined;
  readonly minutes: number;
  readonly mode: 'TEST' | 'PRACTICE';
  readonly rounding: '0.1' | '0.25' | 'none';
  readonly shuffle: boolean;
  readonly labels: string[];
  readonly publisher?: string | undefined;
  readonly needsCode?: boolean | undefined;
  readonly formatId: string;
  readonly parts: readonly ChosenPart[];
}

export interface Saved {
  id: string;
  status: 'DRAFT' | 'READY';
  updatedAt: string;
}

type ListFilters = Omit<ExamFilters, 'ownerId' | 'withSystemDrafts' | 'since' | 'now'> & {
  readonly period?: string | undefined;
};

const managesSystem = (actor: Actor) => actor.role === 'ADMIN' || actor.role === 'OPERATOR';
const dayMs = 86_400_000;

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
  db: Db,
  actor: Actor,
  query: ListFilters & ExamPage,
  now: number,
): Promise<Paged<ExamSummary[]>> {
  const { rows, total } = await listExams(db, filtersFor(actor, query, now), query);
  return {
    items: rows.map((row) => examSummaryView(actor, row, now)),
    page: { page: query.page, size: query.size, total },
  };
}

export const ownExams = (
  db: Db,
  actor: Actor,
  query: { search?: string | undefined; page: number; size: number },
  now: number,
) => listOfExams(db, actor, { ...query, scope: 'mine', status: 'READY', sort: 'updated', direction: 'desc' }, now);

export const countsByType = (db: Db, actor: Actor, query: ListFilters, now: number) =>
  countExamsByType(db, filtersFor(actor, query, now));

/** A test that the actor may see; unknown, foreign and unfinished system ones look the same. */
export async function visibleExam(db: Db, actor: Actor, id: string, now: number): Promise<ExamRow> {
  const row = await findOptionalExam(db, id, new Date(now));
  const hidden =
    row?.scope === 'SYSTEM'
      ? row.status === 'DRAFT' && !managesSystem(actor)
      : row?.ownerId !== actor.userId && (row?.status === 'DRAFT' || row?.given === true);
  if (!row || hidden || !can(actor, 'exam', 'view', ownershipOf(row))) throw new AppError('UNIT_TEST_NOT_FOUND');
  return row;
}

export async function editableExam(db: Db, actor: Actor, id: string, now: number): Promise<ExamRow> {
  const row = await visibleExam(db, actor, id, now);
  if (!can(actor, 'exam', 'edit', ownershipOf(row))) throw new AppError('TEST_EDIT_FORBIDDEN');
  return row;
}

export function demandPackage(actor: Actor, row: ExamRow, now: number): void {
  const feature = lockOf(actor, row, now);
  if (feature !== null) throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
}

export async function getExam(db: Db, actor: Actor, id: string, now: number): Promise<ExamDetail> {
  const row = await visibleExam(db, actor, id, now);
  return examDetailView(actor, row, seesQuestions(actor, row, now) ? await questionsOfExam(db, id) : [], now);
}

export async function previewExam(db: Db, actor: Actor, id: string, now: number): Promise<ExamContent> {
  const row = await visibleExam(db, actor, id, now);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  const questions = await questionsOfExam(db, id);
  const own = ownershipOf(row).ownerId === actor.userId;
  const known = own || featureDecision(actor, 'export-system-tests', now) === 'allowed';
  // Whoever may not see the keys learns nothing from the names and places of options either.
  return buildContent(row, known ? questions : rowsWithRandomIds(questions, null, randomUUID()).rows, 0);
}

/** The key of each question of a saved test, for the teacher's copy; null where the actor may not see it. */
export async function keysOfExam(db: Db, actor: Actor, id: string, now: number) {
  const row = await visibleExam(db, actor, id, now);
  demandPackage(actor, row, now);
  if (!seesQuestions(actor, row, now)) throw new AppError('FORBIDDEN');
  return (await keyedQuestionsOfExam(db, id)).map((question) => {
    const key = parseKey(question.type as QuestionTypeCode, question.schemaVersion, question.answerKey);
    return { question: question.id, answerKey: key.ok ? keyOfQuestion(actor, question, key.value, now) : null };
  });
}

/** A test that the actor may assign as it is. */
export async function findExamForAssigning(db: Db, actor: Actor, examId: string, now: number) {
  const row = await visibleExam(db, actor, examId, now);
  if (!can(actor, 'exam', 'assign', ownershipOf(row))) throw new AppError('FORBIDDEN');
  demandPackage(actor, row, now);
  if (row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
  const { id, name, scope, minutes, subject, shuffle } = row;
  return {
    id,
    name,
    scope,
    minutes,
    subject,
    shuffle,
    examType: row.examType,
    gradeId: row.gradeId,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
  };
}

export async function assignedOf(db: Db, actor: Actor, id: string, now: number) {
  await visibleExam(db, actor, id, now);
  const rows = await assignmentsOfExam(db, id, actor.userId);
  return rows.map((row) => ({
    id: row.id,
    className: row.className,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }));
}

export async function createExam(db: Db, actor: Actor, values: ExamValues, { now, newId }: Moment): Promise<Saved> {
  return withTransaction(db, async (db) => {
    const { facts, questions } = await plan(db, actor, values, null, now);
    const id = newId();
    await insertExam(
      db,
      { id, scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM', ownerId: actor.userId, now: new Date(now) },
      { ...facts, status: 'DRAFT' },
    );
    if (facts.needsCode) await auditCode(db, actor, id, true, now);
    await replaceExamQuestions(db, id, questions);
    return { id, status: 'DRAFT', updatedAt: new Date(now).toISOString() };
  });
}

/** `finish` demands a full test. A finished one stays ready while it stays full. */
export async function saveExam(
  db: Db,
  actor: Actor,
  id: string,
  values: ExamValues,
  save: { updatedAt: string; finish: boolean },
  now: number,
): Promise<Saved> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await editableExam(db, actor, id, now);
    if (Date.parse(save.updatedAt) !== row.updatedAt.getTime())
      throw new AppError('VERSION_CONFLICT', { data: { updatedAt: row.updatedAt.toISOString() } });
    const { facts, questions, full } = await plan(
      db,
      actor,
      values,
      { row, pinned: await pinnedQuestions(db, id) },
      now,
    );
    if (save.finish && !full) throw new AppError('TEST_CONTENT_INSUFFICIENT');
    const status = full && (save.finish || row.status === 'READY') ? 'READY' : 'DRAFT';
    const updatedAt = laterThan(row, now);
    await updateExam(db, id, { ...facts, status }, updatedAt);
    if (facts.needsCode !== row.needsCode) await auditCode(db, actor, id, facts.needsCode, now);
    await replaceExamQuestions(db, id, questions);
    return { id, status, updatedAt: updatedAt.toISOString() };
  });
}

/** Strictly increasing, because it serves as the version for optimistic locking. */
const laterThan = (row: ExamRow, now: number): Date => new Date(Math.max(now, row.updatedAt.getTime() + 1));

const auditCode = (db: Db, actor: Actor, id: string, needed: boolean, now: number) =>
  audit(db, {
    at: now,
    actorId: actor.userId,
    action: needed ? 'exam-needs-code' : 'exam-needs-no-code',
    kind: 'exam',
    id,
  });

/** Sets whether a system test needs an activation code. Changes `updated_at`, so an open builder reports a conflict. */
export async function setCodeNeeded(db: Db, actor: Actor, id: string, needed: boolean, now: number): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await visibleExam(db, actor, id, now);
    if (row.scope !== 'SYSTEM') throw new AppError('UNIT_TEST_NOT_FOUND');
    if (row.needsCode === needed) return null;
    await setNeedsCode(db, id, needed, laterThan(row, now));
    await auditCode(db, actor, id, needed, now);
    return null;
  });
}

export async function copyExam(db: Db, actor: Actor, id: string, name: string, { now, newId }: Moment): Promise<Saved> {
  return withTransaction(db, async (db) => {
    const row = await visibleExam(db, actor, id, now);
    if (!can(actor, 'exam', 'copy', ownershipOf(row))) throw new AppError('FORBIDDEN');
    demandPackage(actor, row, now);
    const copyId = newId();
    await insertExam(
      db,
      { id: copyId, scope: actor.role === 'TEACHER' ? 'USER' : 'SYSTEM', ownerId: actor.userId, now: new Date(now) },
      { ...factsOfCopy(actor, row), name },
    );
    await copyExamQuestions(db, id, copyId);
    return { id: copyId, status: row.status, updatedAt: new Date(now).toISOString() };
  });
}

/** A teacher's own copy of a test of the system, under its name. Exam preparation and other papers are used as they are. */
export async function takeSystemExam(db: Db, actor: Actor, id: string, moment: Moment): Promise<ExamDetail> {
  const row = await visibleExam(db, actor, id, moment.now);
  if (row.scope !== 'SYSTEM' || row.examType > 7) throw new AppError('FORBIDDEN');
  const copy = await copyExam(db, actor, id, row.name, moment);
  return getExam(db, actor, copy.id, moment.now);
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
  };
}

/** Published versions are kept, so existing assignments are not affected. */
export async function deleteExam(db: Db, actor: Actor, id: string, now: number): Promise<null> {
  const row = await visibleExam(db, actor, id, now);
  if (!can(actor, 'exam', 'delete', ownershipOf(row))) throw new AppError('TEST_EDIT_FORBIDDEN');
  await markExamDeleted(db, id, new Date(now));
  return null;
}

// ---- what a save stores

interface Current {
  readonly row: ExamRow;
  readonly pinned: readonly PinnedQuestion[];
}

interface Plan {
  readonly facts: Omit<ExamFacts, 'status'>;
  readonly questions: PinnedQuestion[];
  readonly full: boolean;
}

async function plan(db: Db, actor: Actor, values: ExamValues, current: Current | null, now: number): Promise<Plan> {
  await checkFacts(db, actor, values, current, now);
  const blueprint = await blueprintFor(db, actor, values.formatId, current);
  const questions = await pin(db, actor, blueprint, values.parts, current?.pinned ?? [], now);
  const chosenOf = (partId: string) => questions.filter((question) => question.partId === partId);
  const full = partsOf(blueprint.sections).every((part) => partState(part, chosenOf(part.id)).full);
  return {
    full,
    questions,
    facts: {
      name: values.name,
      nameEn: values.nameEn || null,
      examType: values.examType,
      gradeId: values.gradeId,
      seriesId: values.seriesId ?? null,
      minutes: values.minutes,
      mode: values.mode,
      rounding: values.rounding,
      shuffle: values.shuffle,
      labels: values.labels,
      publisher: values.publisher ?? current?.row.publisher ?? 'NA',
      needsCode: values.needsCode ?? current?.row.needsCode ?? false,
      ...blueprint,
    },
  };
}

async function checkFacts(
  db: Db,
  actor: Actor,
  values: ExamValues,
  current: Current | null,
  now: number,
): Promise<void> {
  const group = await findExamGroup(db, values.examType);
  const fields: FieldError[] = [];
  if (group === null) fields.push({ path: 'examType', code: 'invalid' });
  if (!(await gradeExists(db, values.gradeId))) fields.push({ path: 'gradeId', code: 'invalid' });
  if (values.seriesId && !(await seriesExists(db, values.seriesId))) fields.push({ path: 'seriesId', code: 'invalid' });
  const known = {
    publisher: values.publisher ?? 'NA',
    // What it carries already may have gone from the catalogue.
    labels: values.labels.filter((label) => !current?.row.labels.includes(label)),
  };
  for (const path of await findUnknownReferences(db, known)) fields.push({ path, code: 'invalid' });
  if (values.needsCode === true && (current ? current.row.scope !== 'SYSTEM' : !managesSystem(actor)))
    fields.push({ path: 'needsCode', code: 'invalid' });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  if (current?.row.examType === values.examType) return;
  const feature = featureOfExam({ examType: values.examType, isInternational: isInternational(group!) });
  if (feature && featureDecision(actor, feature, now) !== 'allowed')
    throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
}

interface AppliedBlueprint {
  readonly formatId: string | null;
  readonly subject: string;
  readonly sections: readonly FormatSection[];
  readonly rows: readonly MatrixRow[];
  readonly totalQuestions: number;
  readonly totalPoints: number;
}

/** A test keeps its own copy of the sections, even when its format is disabled later. */
async function blueprintFor(
  db: Db,
  actor: Actor,
  formatId: string,
  current: Current | null,
): Promise<AppliedBlueprint> {
  const row = current?.row.formatId === formatId ? current.row : await findFormatForExam(db, actor, formatId);
  return {
    formatId,
    subject: row.subject,
    sections: row.sections,
    rows: row.rows,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
  };
}

/** Resolves the chosen ids to versions. A question that the test holds keeps its version, whoever may see it by now. */
async function pin(
  db: Db,
  actor: Actor,
  blueprint: AppliedBlueprint,
  parts: readonly ChosenPart[],
  pinned: readonly PinnedQuestion[],
  now: number,
): Promise<PinnedQuestion[]> {
  const held = new Map(pinned.map((question) => [question.questionId, question]));
  const bank = await findBankQuestions(db, [
    ...new Set(parts.flatMap((part) => part.questions.map((question) => question.id))),
  ]);
  const foreign = [...bank.values()].filter((one) => one.scope === 'USER' && one.ownerId !== actor.userId);
  const given = await givenQuestions(
    db,
    foreign.map(({ id }) => id),
    new Date(now),
  );
  const order = new Map(partsOf(blueprint.sections).map((part, index) => [part.id, index]));
  const fields: FieldError[] = [];
  const seenParts = new Set<string>();
  const result = new Map<string, PinnedQuestion>();
  parts.forEach((part, p) => {
    if (!order.has(part.partId)) fields.push({ path: `parts.${p}.partId`, code: 'invalid' });
    if (seenParts.has(part.partId)) fields.push({ path: `parts.${p}.partId`, code: 'repeated' });
    seenParts.add(part.partId);
    part.questions.forEach(({ id, version }, q) => {
      const path = `parts.${p}.questions.${q}`;
      const old = held.get(id);
      const question = bank.get(id);
      // A draft may have followed its author's new version while it was open: an older number means the one it holds.
      const keeps = old !== undefined && (version === undefined || version <= old.version);
      if (result.has(id)) fields.push({ path, code: 'repeated' });
      else if (keeps) result.set(id, { ...old, partId: part.partId });
      else if (
        !question ||
        question.deleted ||
        given.has(id) ||
        !can(actor, 'question', 'view', ownerOf(question)) ||
        (version !== undefined && version !== question.version)
      )
        fields.push({ path, code: 'questionUnknown' });
      else if (question.subject !== blueprint.subject) fields.push({ path, code: 'otherSubject' });
      else
        result.set(id, {
          questionId: id,
          version: question.version,
          partId: part.partId,
          items: question.items,
          skill: question.skill,
          difficulty: question.difficulty,
        });
    });
  });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  const questions = [...result.values()].toSorted((a, b) => order.get(a.partId)! - order.get(b.partId)!);
  for (const part of partsOf(blueprint.sections)) {
    const state = partState(
      { ...part, levels: undefined },
      questions.filter((question) => question.partId === part.id),
    );
    if (state.surplus.length > 0)
      fields.push({
        path: `parts.${parts.findIndex((one) => one.partId === part.id)}.questions`,
        code: 'tooManyQuestions',
        params: { sum: state.chosen, total: state.wanted },
      });
  }
  if (fields.length > 0) throw new AppError('QUESTION_COUNT_INVALID', { fields });
  return questions;
}

const ownerOf = (question: BankQuestion) => ({
  scope: question.scope,
  ownerId: question.ownerId,
  privacy: question.privacy,
});
